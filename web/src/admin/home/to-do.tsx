import { Link } from 'react-router-dom';
import { useOverviewToDoQuery } from '../../generated/admin-hooks.ts';
import { ListState } from '../ui/list-state.tsx';
import styles from './to-do.module.css';
import { UnsentMails } from './unsent-mails.tsx';

// In milliseconds.
const pollInterval = 60_000;

/** The admin's tasks: counts that link to filtered lists, and the unsent mails. */
export function ToDo() {
  const { data, error, refetch } = useOverviewToDoQuery({
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <>
      <section aria-labelledby="to-do">
        <h2 id="to-do">To do today</h2>
        <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
        {data && (
          <ul className={styles.tiles}>
            <Tile
              to="/admin/leads#state=NEW"
              count={data.leadsToDo.unanswered}
              one="unanswered lead"
              many="unanswered leads"
            />
            <Tile
              to="/admin/leads#toDo=FOLLOW_UP"
              count={data.leadsToDo.followUps}
              one="follow-up due"
              many="follow-ups due"
            />
            <Tile
              to="/admin/leads#toDo=FAILED_MAIL"
              count={data.pendingMails.failedCount}
              one="failed email"
              many="failed emails"
            />
            <Tile
              to="/admin/blogs#state=DRAFT"
              count={data.manageBlogs.totalCount}
              one="draft of a post"
              many="drafts of posts"
            />
          </ul>
        )}
      </section>
      {data && <UnsentMails mails={data.pendingMails} />}
    </>
  );
}

interface TileProps {
  to: string;
  count: number;
  /** The noun for one. */
  one: string;
  many: string;
}

function Tile({ to, count, one, many }: TileProps) {
  return (
    <li>
      <Link to={to} className={styles.tile} data-empty={count === 0 || undefined}>
        <b>{count.toLocaleString('en-CA')}</b> <span>{count === 1 ? one : many}</span>
      </Link>
    </li>
  );
}
