import { useState } from 'react';
import {
  useEndSubscriptionMutation,
  usePendingSubscribersQuery,
  useSubscribersQuery,
} from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { Button } from '../ui/button.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { FilterSearch, Filters } from '../ui/list/filter-fields.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { NoMatch } from '../ui/list/no-match.tsx';
import { Pager } from '../ui/list/pager.tsx';
import { useCursors } from '../ui/list/use-cursors.ts';
import { Time } from '../ui/time.tsx';
import { useDownload } from '../ui/use-download.ts';

const pageSize = 50;

/** Lists the confirmed subscribers; exports them, and removes one. */
export function Subscribers() {
  const [search, setSearch] = useState('');
  const { after, reset, pager } = useCursors(pageSize);
  const { data, previousData, error, refetch } = useSubscribersQuery({
    variables: { search: search.trim() || null, after },
    fetchPolicy: 'cache-and-network',
    context: { asksForCode: false },
  });
  const download = useDownload();
  const remove = useChange(useEndSubscriptionMutation(), ['Subscribers']);
  const subscribers = (data ?? previousData)?.subscribers;

  function onSearch(text: string): void {
    setSearch(text);
    reset();
  }

  return (
    <SettingsSection heading="Subscribers">
      <Filters>
        <FilterSearch label="Search email addresses" value={search} onChange={onSearch} />
        <Button onClick={() => download('/api/subscribers.csv')}>Export as CSV</Button>
      </Filters>
      <ListState error={error} waiting={!subscribers} onRetry={refetch} of="lines" />
      {subscribers && subscribers.totalCount > 0 && (
        <p className={common.quietText}>{counted(subscribers.totalCount, 'subscriber')}</p>
      )}
      <Pending />
      {subscribers?.totalCount === 0 && (
        <NoMatch
          isFiltered={search !== ''}
          empty="No confirmed subscribers yet."
          onClear={() => onSearch('')}
        />
      )}
      <ul className={common.list} aria-label="Subscribers">
        {subscribers?.nodes.map(({ id, email, consentedAt }) => (
          <li key={id}>
            <div>
              <p>{email}</p>
              <p className={common.quietText}>
                Subscribed <Time at={consentedAt} />
              </p>
            </div>
            <Button
              of={email}
              look="link"
              ask={{
                question: `Remove ${email}?`,
                text: 'This address gets no more newsletters. We keep the proof of its consent.',
                yes: 'Remove',
              }}
              onClick={() => remove({ id }, `${email} was removed.`)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Pager {...pager(subscribers)} />
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
              Asked <Time at={consentedAt} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
