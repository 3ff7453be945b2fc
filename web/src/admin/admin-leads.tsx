import { useEffect, useRef, useState } from 'react';
import buttons from '../design/button.module.css';
import { useManageLeadsQuery } from '../generated/hooks.ts';
import type { LeadState } from '../generated/types.ts';
import styles from './admin.module.css';
import { failureOf } from './admin-client.ts';
import { AdminPage } from './admin-page.tsx';
import { useBanners } from './banner.tsx';
import { FilterChoice, FilterSearch } from './filter-fields.tsx';
import { LeadEntry } from './lead-entry.tsx';
import { exportLeads, type LeadFilters } from './lead-export.ts';
import { leadForms, leadStates } from './lead-words.ts';

// Somebody who waits for an answer has not noticed yet; the server hardly notices at all.
const pollInterval = 10_000;
const step = 20;

const everything: LeadFilters = { formType: null, state: null, search: null };

/** /admin/leads: what visitors sent, the newest first; new ones appear by themselves. */
export function Component() {
  return (
    <AdminPage title="Leads" path="/admin/leads">
      <Leads />
    </AdminPage>
  );
}

function Leads() {
  const [filters, setFilters] = useState(everything);
  const [first, setFirst] = useState(step);
  const { say } = useBanners();
  const variables = { ...filters, state: filters.state as LeadState | null, first };
  const { data, previousData, error } = useManageLeadsQuery({ variables, pollInterval });
  const leads = (data ?? previousData)?.leads;
  useAnnouncement(leads?.nodes[0]?.submittedAt, filters);

  function change(name: keyof LeadFilters, value: string): void {
    setFilters({ ...filters, [name]: value || null });
    setFirst(step);
  }

  return (
    <>
      <search className={styles.filters}>
        <FilterSearch label="Search" onChange={(text) => change('search', text)} />
        <FilterChoice
          label="Form"
          all="All forms"
          choices={formChoices}
          onChange={(it) => change('formType', it)}
        />
        <FilterChoice
          label="State"
          all="All states"
          choices={Object.entries(leadStates)}
          onChange={(it) => change('state', it)}
        />
        <button
          type="button"
          className={buttons.quiet}
          onClick={() =>
            void exportLeads(filters).catch(() => say('The file could not be made. Try again.', 'failure'))
          }
        >
          Export as CSV
        </button>
      </search>
      {error && <p role="alert">{failureOf(error).message}</p>}
      {!leads && !error && <p className={styles.quietText}>Loading…</p>}
      {leads && <p className={styles.quietText}>{leads.totalCount} in all</p>}
      <ul className={styles.leads}>
        {leads?.nodes.map((lead) => (
          <li key={lead.id}>
            <LeadEntry lead={lead} />
          </li>
        ))}
      </ul>
      {leads?.pageInfo.hasNextPage && first < 100 && (
        <button type="button" className={buttons.quiet} onClick={() => setFirst(Math.min(100, first + step))}>
          Show more
        </button>
      )}
    </>
  );
}

const formChoices = Object.entries(leadForms).map(([name, { title }]): [string, string] => [name, title]);

/** Says so when a later lead comes to stand first under the same filters; `newest` is when the first one came. */
function useAnnouncement(newest: string | undefined, filters: LeadFilters): void {
  const { say } = useBanners();
  const seen = useRef({ newest, filters });
  useEffect(() => {
    const before = seen.current;
    seen.current = { newest, filters };
    const isSameList = before.filters === filters && newest !== undefined;
    if (isSameList && before.newest !== undefined && newest > before.newest) say('A new lead came in.');
  }, [newest, filters, say]);
}
