import { Link } from 'react-router-dom';
import type { TodayQuery } from '../../generated/admin-documents.ts';
import { useOpenMailingsQuery, useSuggestionsQuery, useTodayQuery } from '../../generated/admin-hooks.ts';
import { toControl } from '../business-time.ts';
import { counted } from '../counted.ts';
import { editorOf, nameOfEntry } from '../entry/kinds.tsx';
import { useMay } from '../session/session.ts';
import { useNames } from '../session/use-names.ts';
import { pollInterval } from '../session/use-unread.ts';
import { shortTime, timeInWords, today, waitInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list/list-state.tsx';
import { type Duty, dutiesOf, nounOf, recentOf } from './duties.ts';
import { type Suggestion, suggestionsOf } from './suggestions.ts';
import styles from './today.module.css';

const polled = {
  fetchPolicy: 'cache-and-network',
  pollInterval,
  skipPollAttempt: () => document.hidden,
} as const;

/** What waits for the admin, in one list, and what was edited lately. */
export function Today() {
  const may = useMay();
  const { data, error, refetch } = useTodayQuery({
    variables: { leads: may('leads'), business: may('business') },
    ...polled,
  });
  const { data: mailings } = useOpenMailingsQuery({ skip: !may('newsletters'), ...polled });
  const { data: lacking, loading } = useSuggestionsQuery({
    variables: { content: may('content'), business: may('business') },
    fetchPolicy: 'cache-and-network',
  });
  // Both before anything is shown: suggestions that come later would move the rest.
  if (!data || (loading && !lacking)) return <ListState error={error} waiting onRetry={refetch} of="lines" />;
  const duties = dutiesOf(data, mailings?.openMailings);
  return (
    <>
      <section aria-labelledby="due">
        <h2 id="due">{duties.length === 0 ? 'Nothing is waiting for you' : 'Waiting for you'}</h2>
        {duties.length === 0 && lacking && <Suggestions suggestions={suggestionsOf(lacking)} />}
        <ul className={styles.rows} aria-labelledby="due">
          {duties.map((duty) => (
            <li key={duty.key}>
              <Link to={duty.to}>
                <b>{duty.name}</b>
                <span className={common.quietText}>{duty.what}</span>
                <span className={styles.line}>{duty.line}</span>
                <DutyTime duty={duty} />
              </Link>
              {duty.isAnswerable && (
                <Link className={common.link} to={duty.to} state="reply" aria-label={`Reply to ${duty.name}`}>
                  Reply
                </Link>
              )}
            </li>
          ))}
        </ul>
        <More data={data} />
      </section>
      <Recent entries={recentOf(data)} />
    </>
  );
}

function Suggestions({ suggestions }: { suggestions: Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <>
      <p id="next" className={common.quietText}>
        Good to do next
      </p>
      <ul className={styles.rows} aria-labelledby="next">
        {suggestions.map(({ to, name, place, line }) => (
          <li key={name}>
            <Link to={to}>
              <b>{name}</b>
              <span className={common.quietText}>{place}</span>
              <span className={styles.line}>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function DutyTime({ duty: { time, shows } }: { duty: Duty }) {
  if (shows === 'day' && toControl(time).startsWith(today())) return <time dateTime={time}>Today</time>;
  return (
    <time dateTime={time} title={shows === 'day' ? undefined : timeInWords(time)}>
      {shows === 'wait' ? `waits ${waitInWords(time)}` : shortTime(time)}
    </time>
  );
}

/** Links to the leads that the list leaves out. */
function More({ data: { newLeads, followUps, unsent } }: { data: TodayQuery }) {
  const lists = [
    { of: newLeads, noun: 'new lead', to: '/admin/leads' },
    { of: followUps, noun: 'follow-up', to: '/admin/leads#box=FOLLOW_UP' },
    { of: unsent, noun: 'lead with an email not delivered', to: '/admin/leads#toDo=FAILED_MAIL' },
  ].flatMap(({ of, ...list }) => {
    const count = of ? of.totalCount - of.nodes.length : 0;
    return count > 0 ? [{ ...list, count }] : [];
  });
  if (lists.length === 0) return null;
  return (
    <p className={common.row}>
      {lists.map(({ to, noun, count }) => (
        <Link key={to} to={to}>
          {counted(count, `more ${noun}`)}
        </Link>
      ))}
    </p>
  );
}

/** The entries that an admin edited last, to go on with them; renders nothing without any. */
function Recent({ entries }: { entries: TodayQuery['recentEntries'] }) {
  const nameOf = useNames();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">Edited lately</h2>
      <ul className={styles.rows} aria-labelledby="recent">
        {entries.map((entry) => {
          const { kind, number, draft, updatedAt, updatedBy } = entry;
          const [time, by] = draft ? [draft.savedAt, draft.savedBy] : [updatedAt, updatedBy];
          return (
            <li key={`${kind} ${number}`}>
              <Link to={editorOf(entry)}>
                <b>{nameOfEntry(entry)}</b>
                <span className={common.quietText}>{nounOf(entry)}</span>
                <span className={styles.line}>{by && `by ${nameOf(by)}`}</span>
                <time dateTime={time} title={timeInWords(time)}>
                  {shortTime(time)}
                </time>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
