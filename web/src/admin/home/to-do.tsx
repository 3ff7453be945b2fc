import { Link } from 'react-router-dom';
import type { OverviewToDoQuery } from '../../generated/admin-documents.ts';
import { useOverviewToDoQuery } from '../../generated/admin-hooks.ts';
import { editorOf } from '../entry/kinds.tsx';
import { problemOf } from '../entry/publishing.tsx';
import { leadForms, leadLine, leadName, mailInWords, mailRecipients } from '../lead/labels.ts';
import { useMay } from '../session/session.ts';
import { shortTime, timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list/list-state.tsx';
import styles from './to-do.module.css';

/** Milliseconds between two loads of the counts; the navigation counts the unread leads as often. */
export const pollInterval = 30_000;

/** The tasks of the admin: counts that link to lists, the new leads, and the unsent mails. */
export function ToDo() {
  const may = useMay();
  const { data, error, refetch } = useOverviewToDoQuery({
    variables: { leads: may('leads'), content: may('content') },
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  if (!data) return <ListState error={error} waiting onRetry={refetch} of="lines" />;
  const { leadsToDo, pendingMails, drafts, leads, unpublishedEntries } = data;
  const { unanswered = 0, followUps = 0 } = leadsToDo ?? {};
  const { failedCount = 0, overdueCount = 0 } = pendingMails ?? {};
  const isDone = unanswered + followUps + failedCount + overdueCount + unpublishedEntries.length === 0;
  return (
    <>
      <section aria-labelledby="to-do">
        <h2 id="to-do">{isDone ? 'Nothing is waiting for you' : 'Waiting for you'}</h2>
        <ul className={styles.tiles}>
          {leadsToDo && (
            <>
              <Tile to="/admin/leads" count={unanswered} one="new lead" many="new leads" />
              <Tile
                to="/admin/leads#box=FOLLOW_UP"
                count={followUps}
                one="follow-up due"
                many="follow-ups due"
              />
              <Tile
                to="/admin/leads#toDo=FAILED_MAIL"
                count={failedCount}
                one="email not delivered"
                many="emails not delivered"
              />
            </>
          )}
          {drafts && (
            <Tile
              to="/admin/blogs#state=DRAFT"
              count={drafts.totalCount}
              one="draft post"
              many="draft posts"
            />
          )}
        </ul>
        {leads && <NewLeads leads={leads.nodes} />}
      </section>
      <Unpublished entries={unpublishedEntries} />
      {pendingMails && <UnsentMails mails={pendingMails} />}
    </>
  );
}

/** The newest leads without an answer, each one tap away. */
function NewLeads({ leads }: { leads: NonNullable<OverviewToDoQuery['leads']>['nodes'] }) {
  return (
    <ul className={styles.leads} aria-label="New leads">
      {leads.map((lead) => (
        <li key={lead.id}>
          <Link to={`/admin/leads/${lead.id}`}>
            <b>{leadName(lead)}</b>
            <span className={common.quietText}>{leadForms[lead.formType] ?? lead.formType}</span>
            <span className={styles.line}>{leadLine(lead.fields)}</span>
            <time dateTime={lead.activeAt} title={timeInWords(lead.activeAt)}>
              {shortTime(lead.activeAt)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
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

/** Lists the scheduled changes that could not come out at their time; renders nothing if there are none. */
function Unpublished({ entries }: { entries: OverviewToDoQuery['unpublishedEntries'] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="unpublished">
      <h2 id="unpublished">Scheduled, but not published</h2>
      <ul>
        {entries.map(({ kind, number, slug, title, draft }) => (
          <li key={`${kind} ${number}`}>
            <Link to={editorOf({ kind, number, slug })}>{title}</Link>
            {draft?.publishAt && draft.problem && `. ${problemOf(draft.publishAt, draft.problem)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists mails that are overdue or failed; renders nothing if there are none. */
function UnsentMails({ mails }: { mails: NonNullable<OverviewToDoQuery['pendingMails']> }) {
  const { failedCount, overdueCount, nodes } = mails;
  if (failedCount + overdueCount === 0) return null;
  return (
    <section aria-labelledby="unsent-mails">
      <h2 id="unsent-mails">Emails not delivered</h2>
      {overdueCount > 0 && <p>Waiting for more than an hour: {overdueCount}.</p>}
      {failedCount > 0 && (
        <p>
          Not delivered: {failedCount}. Send them again from their{' '}
          <Link to="/admin/leads#toDo=FAILED_MAIL">leads</Link>.
        </p>
      )}
      <ul className={common.quietText}>
        {nodes.map((mail) => (
          <li key={mail.id}>
            {leadForms[mail.formType] ?? mail.formType} of {mail.email}, email {mailRecipients[mail.to]}:{' '}
            {mailInWords(mail)}
          </li>
        ))}
      </ul>
    </section>
  );
}
