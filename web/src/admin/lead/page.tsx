import { useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import buttons from '../../design/button.module.css';
import { useManageLeadsQuery } from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { downloadFile } from '../session/download-file.ts';
import common from '../ui/common.module.css';
import { FilterChoice, FilterSearch, Filters } from '../ui/filter-fields.tsx';
import { ListState } from '../ui/list-state.tsx';
import { NoMatch } from '../ui/no-match.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { Pager } from '../ui/pager.tsx';
import { useToasts } from '../ui/toast.tsx';
import { useFilters } from '../ui/use-filters.ts';
import { LeadDetail } from './detail.tsx';
import type { LeadFilters } from './filters.ts';
import styles from './inbox.module.css';
import { InboxKeys } from './keys.tsx';
import { leadForms, leadStates, leadToDos } from './labels.ts';
import { LeadRow } from './row.tsx';
import { SelectionBar } from './selection.tsx';

// In milliseconds; the query is cheap.
const pollInterval = 10_000;
const pageSize = 20;

/** /admin/leads and /admin/leads/:id: lists the leads, newest first, polls for new ones, and shows the open one. */
export function Component() {
  const { id } = useParams();
  const [unread, setUnread] = useState(0);
  return (
    <AdminPage title="Leads" documentTitle={unread > 0 ? `(${unread}) Leads` : 'Leads'} path="/admin/leads">
      <div className={styles.inbox} data-open={id}>
        <Leads openId={id} onUnread={setUnread} />
        {id ? (
          <LeadDetail key={id} id={id} />
        ) : (
          <p className={`${common.quietText} ${styles.hint}`}>Choose a lead to read and answer it.</p>
        )}
      </div>
    </AdminPage>
  );
}

interface LeadsProps {
  openId: string | undefined;
  /** Receives the number of unread leads. */
  onUnread: (count: number) => void;
}

function Leads({ openId, onUnread }: LeadsProps) {
  const { values, isFiltered, change: put, clear } = useFilters('search', 'form', 'state', 'toDo');
  const [formType, state] = [validChoice(leadForms, values.form), validChoice(leadStates, values.state)];
  const toDo = validChoice(leadToDos, values.toDo);
  const states = useMemo(() => (state ? [state] : null), [state]);
  const search = values.search.trim() || null;
  const filters: LeadFilters = useMemo(
    () => ({ formType, states, search, toDo }),
    [formType, states, search, toDo],
  );
  // The cursor before each page except the first, so that new leads do not shift the pages.
  const [cursors, setCursors] = useState<string[]>([]);
  const { showToast } = useToasts();
  const variables = { ...filters, first: pageSize, after: cursors.at(-1) ?? null };
  const { data, previousData, error, refetch } = useManageLeadsQuery({
    variables,
    // New leads are on the first page; reading on may require a code.
    pollInterval: cursors.length === 0 ? pollInterval : 0,
    skipPollAttempt: () => document.hidden,
  });
  const leads = (data ?? previousData)?.leads;
  const unread = data?.unreadLeadCount;
  useEffect(() => {
    if (unread !== undefined) onUnread(unread);
  }, [unread, onUnread]);
  const [selected, setSelected] = useState<string[]>([]);
  const listed = selected.filter((id) => leads?.nodes.some((lead) => lead.id === id));
  const page = cursors.length + 1;
  useAnnouncement(page === 1 ? data?.leads.nodes[0]?.submittedAt : undefined, filters);

  function change(name: keyof typeof values, value: string): void {
    put(name, value);
    setCursors([]);
  }

  function goTo(wanted: number): void {
    const end = leads?.pageInfo.endCursor;
    setCursors(wanted < page ? cursors.slice(0, -1) : [...cursors, ...(end ? [end] : [])]);
    window.scrollTo(0, 0);
  }

  return (
    <div className={styles.list}>
      <Filters>
        <FilterSearch label="Search" value={values.search} onChange={(text) => change('search', text)} />
        <FilterChoice
          label="Form"
          all="All forms"
          choices={Object.entries(leadForms)}
          value={formType ?? ''}
          onChange={(it) => change('form', it)}
        />
        <FilterChoice
          label="State"
          all="All states"
          choices={Object.entries(leadStates)}
          value={state ?? ''}
          onChange={(it) => change('state', it)}
        />
        <FilterChoice
          label="To do"
          all="All"
          choices={Object.entries(leadToDos)}
          value={toDo ?? ''}
          onChange={(it) => change('toDo', it)}
        />
        <button
          type="button"
          className={buttons.quiet}
          onClick={() =>
            void downloadFile('/api/leads.csv', filters).catch(() =>
              showToast('The file could not be created. Try again.', 'failure'),
            )
          }
        >
          Export as CSV
        </button>
      </Filters>
      <ListState error={error} waiting={!leads} onRetry={refetch} of="lines" />
      <div className={common.row}>
        {leads && <p className={common.quietText}>{counted(leads.totalCount, 'lead')}</p>}
        <InboxKeys openId={openId} />
      </div>
      <SelectionBar ids={listed} onClear={() => setSelected([])} />
      {leads?.totalCount === 0 && <NoMatch isFiltered={isFiltered} empty="No leads yet." onClear={clear} />}
      <ul className={styles.rows} aria-label="Leads">
        {leads?.nodes.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            isOpen={lead.id === openId}
            isSelected={listed.includes(lead.id)}
            onSelect={(isSelected) =>
              setSelected(isSelected ? [...listed, lead.id] : listed.filter((id) => id !== lead.id))
            }
          />
        ))}
      </ul>
      {leads && <Pager page={page} pageCount={Math.ceil(leads.totalCount / pageSize)} onGo={goTo} />}
    </div>
  );
}

/** Returns the value if it is a valid choice: URLs can contain anything. */
function validChoice<Choice extends string>(choices: Record<Choice, string>, value: string): Choice | null {
  return Object.hasOwn(choices, value) ? (value as Choice) : null;
}

/** Announces a newer lead under the same filters. `newest` is the time of the first lead. */
function useAnnouncement(newest: string | undefined, filters: LeadFilters): void {
  const { showToast } = useToasts();
  const seen = useRef({ newest, filters });
  useEffect(() => {
    const before = seen.current;
    seen.current = { newest, filters };
    const isSameList = before.filters === filters && newest !== undefined;
    if (isSameList && before.newest !== undefined && newest > before.newest)
      showToast('A new lead has arrived.');
  }, [newest, filters, showToast]);
}
