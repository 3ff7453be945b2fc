import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { LeadRowFragment } from '../../../generated/admin-documents.ts';
import { useManageLeadsQuery } from '../../../generated/admin-hooks.ts';
import type { LeadState } from '../../../generated/types.ts';
import { useToasts } from '../../ui/change/toast.tsx';
import { useCursors } from '../../ui/list/use-cursors.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { type ChangedLead, useLeadChanges } from '../changes.ts';
import { leadBoxes, newestMail } from '../labels.ts';

// In milliseconds; the query is cheap.
const pollInterval = 10_000;
const pageSize = 20;

export type Inbox = ReturnType<typeof useInbox>;
export type Box = keyof typeof leadBoxes;

/** The inbox: its filters (in the URL's fragment), one page of conversations, and the counts of the lists. */
export function useInbox() {
  const { values, change: put, clear } = useFilters('box', 'search', 'toDo');
  const search = values.search.trim() || null;
  const toDo = values.toDo === 'FAILED_MAIL' ? ('FAILED_MAIL' as const) : null;
  // A URL can contain anything.
  const box = Object.hasOwn(leadBoxes, values.box) ? (values.box as Box) : 'NEW';
  const filters = toDo ? { toDo, box: null, search } : { toDo, box: search ? ('ANY' as const) : box, search };
  const { after, page, reset, pager } = useCursors(pageSize);
  const { data, previousData, error, refetch } = useManageLeadsQuery({
    variables: { ...filters, counts: filters.box !== 'ANY', first: pageSize, after },
    // New leads are on the first page; reading on may require a code.
    pollInterval: page === 1 ? pollInterval : 0,
    skipPollAttempt: () => document.hidden,
  });
  const { leads: connection, leadsToDo: counts, unsentReplies } = data ?? previousData ?? {};
  const leads = connection?.nodes;
  const navigate = useNavigate();
  const { setState } = useLeadChanges();
  // The leads of FOLLOW_UP are ordered by their days, and a new one is in another list.
  const isByTime = page === 1 && filters.box !== 'FOLLOW_UP';
  useAnnouncement(isByTime ? data?.leads.nodes : undefined, JSON.stringify(filters));

  const [openId, setOpenId] = useOptimistic(useParams().id);

  /** Opens a lead, or the list for `undefined`. The next key finds it open already; its URL follows. */
  function open(id: string | undefined): void {
    const pathname = id ? `/admin/leads/${id}` : '/admin/leads';
    startTransition(async () => {
      setOpenId(id);
      await navigate({ pathname, hash: window.location.hash }, { preventScrollReset: true });
    });
  }

  return {
    box: search || toDo ? null : box,
    search: values.search,
    filters,
    leads,
    counts,
    unsentReplies,
    error,
    refetch,
    totalCount: connection?.totalCount,
    pager: pager(connection),
    change: (name: keyof typeof values, value: string) => {
      put(name, value);
      reset();
    },
    clear,
    /** The lead that is being read. */
    openId,
    open,
    /** Sets the state of the open lead, which is done or spam, and opens the one below it in the list. */
    finish: async (lead: ChangedLead, state: LeadState) => {
      const index = leads?.findIndex(({ id }) => id === lead.id) ?? -1;
      const next = leads?.[index + 1] ?? leads?.[index - 1];
      // At once: what the admin writes while the change is sent is for the next one.
      open(next?.id);
      await setState([lead], state, () => open(lead.id));
    },
  };
}

/**
 * Announces a newer lead, or a newer mail of a client, under the same filters. `leads` are the first page.
 * A lead that comes back to the list, such as by Undo, is not newer.
 */
function useAnnouncement(leads: LeadRowFragment[] | undefined, filters: string): void {
  const { showToast } = useToasts();
  const first = leads?.[0];
  const newest = leads && (first?.activeAt ?? '');
  const [openedAt] = useState(() => new Date().toISOString());
  const words = first && newestMail(first) ? 'A client has answered.' : 'A new lead has arrived.';
  const seen = useRef({ newest: '', filters: '' });
  useEffect(() => {
    if (newest === undefined) return;
    const before = seen.current;
    const isFirst = before.filters !== filters;
    // In an empty list a lead is newer if it came after the page was opened.
    const known = isFirst ? newest || openedAt : before.newest;
    seen.current = { newest: newest > known ? newest : known, filters };
    if (newest > known) showToast(words);
  }, [newest, words, filters, openedAt, showToast]);
}
