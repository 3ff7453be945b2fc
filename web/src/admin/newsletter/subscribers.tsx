import { useState } from 'react';
import buttons from '../../design/button.module.css';
import {
  useEndSubscriptionMutation,
  usePendingSubscribersQuery,
  useSubscribersQuery,
} from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { downloadFile } from '../session/download-file.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FilterSearch, Filters } from '../ui/filter-fields.tsx';
import { ListState } from '../ui/list-state.tsx';
import { NoMatch } from '../ui/no-match.tsx';
import { Pager } from '../ui/pager.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { useToasts } from '../ui/toast.tsx';
import { useChange } from '../ui/use-change.ts';

const pageSize = 50;

interface Subscriber {
  id: string;
  email: string;
}

/** Lists the confirmed subscribers; exports them, and removes one. */
export function Subscribers() {
  const [search, setSearch] = useState('');
  // The cursors of the pages before this one.
  const [cursors, setCursors] = useState<string[]>([]);
  const { data, previousData, error, refetch } = useSubscribersQuery({
    variables: { search: search.trim() || null, after: cursors.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
    context: { asksForCode: false },
  });
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const [remove] = useEndSubscriptionMutation({ refetchQueries: ['Subscribers'] });
  const { showToast } = useToasts();
  const run = useChange();
  const subscribers = (data ?? previousData)?.subscribers;

  function onSearch(text: string): void {
    setSearch(text);
    setCursors([]);
  }

  function goTo(page: number): void {
    const next = subscribers?.pageInfo.endCursor;
    if (page <= cursors.length) setCursors(cursors.slice(0, page - 1));
    else if (next) setCursors([...cursors, next]);
  }

  function onRemove({ id, email }: Subscriber): void {
    setLeaving(null);
    void run(() => remove({ variables: { id } }), `${email} was removed.`);
  }

  return (
    <SettingsSection heading="Subscribers">
      <Filters>
        <FilterSearch label="Search email addresses" value={search} onChange={onSearch} />
        <button
          type="button"
          className={buttons.quiet}
          onClick={() =>
            void downloadFile('/api/subscribers.csv').catch(() =>
              showToast('The file could not be created. Try again.', 'failure'),
            )
          }
        >
          Export as CSV
        </button>
      </Filters>
      <ListState error={error} waiting={!subscribers} onRetry={refetch} of="lines" />
      {subscribers && <p className={common.quietText}>{counted(subscribers.totalCount, 'subscriber')}</p>}
      <Pending />
      {subscribers?.totalCount === 0 && (
        <NoMatch isFiltered={search !== ''} empty="No subscribers yet." onClear={() => onSearch('')} />
      )}
      <ul className={common.list} aria-label="Subscribers">
        {subscribers?.nodes.map((subscriber) => (
          <li key={subscriber.id}>
            <div>
              <p>{subscriber.email}</p>
              <p className={common.quietText}>
                Subscribed{' '}
                <time dateTime={subscriber.consentedAt}>{timeInWords(subscriber.consentedAt)}</time>
              </p>
            </div>
            <button type="button" className={common.link} onClick={() => setLeaving(subscriber)}>
              Remove<span className="visually-hidden"> {subscriber.email}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pager
        page={cursors.length + 1}
        pageCount={Math.ceil((subscribers?.totalCount ?? 0) / pageSize)}
        onGo={goTo}
      />
      {leaving && (
        <ConfirmDialog
          question={`Remove ${leaving.email}?`}
          text="This address gets no more newsletters. We keep the proof of its consent."
          yes="Remove"
          no="Keep it"
          advised="no"
          onYes={() => onRemove(leaving)}
          onNo={() => setLeaving(null)}
        />
      )}
    </SettingsSection>
  );
}

/** The subscriptions that wait for the link in their mail; renders nothing if there are none. */
function Pending() {
  const { data } = usePendingSubscribersQuery({ context: { asksForCode: false } });
  const pending = data?.pendingSubscribers ?? [];
  if (pending.length === 0) return null;
  return (
    <details>
      <summary>{counted(pending.length, 'subscriber')} not confirmed yet</summary>
      <ul className={common.list}>
        {pending.map(({ email, consentedAt }) => (
          <li key={email}>
            <span>{email}</span>
            <span className={common.quietText}>
              Asked <time dateTime={consentedAt}>{timeInWords(consentedAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
