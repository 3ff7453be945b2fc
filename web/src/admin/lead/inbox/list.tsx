import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useMailboxQuery } from '../../../generated/admin-hooks.ts';
import type { LeadState } from '../../../generated/types.ts';
import { counted } from '../../counted.ts';
import { mailboxOff } from '../../mailbox-off.ts';
import { Button } from '../../ui/button.tsx';
import common from '../../ui/common.module.css';
import { ListState } from '../../ui/list/list-state.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { useDownload } from '../../ui/use-download.ts';
import { leadBoxes, leadName } from '../labels.ts';
import styles from './inbox.module.css';
import { InboxKeys } from './keys.tsx';
import { LeadRow } from './row.tsx';
import { SelectionBar } from './selection.tsx';
import type { Box, Inbox } from './use-inbox.ts';

interface Props {
  inbox: Inbox;
}

/** The list of the conversations, with its search and tabs. */
export function LeadList({ inbox }: Props) {
  const { box, filters, leads, error, refetch, totalCount, pager } = inbox;
  const [selected, setSelected] = useState<string[]>([]);
  const listed = leads?.filter(({ id }) => selected.includes(id)) ?? [];
  const list = useRef<HTMLUListElement>(null);
  function deselect(ids: string[]): void {
    flushSync(() => setSelected((all) => all.filter((id) => !ids.includes(id))));
    // The focus was in the bar, which has disappeared.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }
  return (
    <div className={styles.list}>
      <search className={styles.find}>
        <input
          type="search"
          aria-label="Search leads"
          placeholder="Search leads"
          className={common.select}
          autoComplete="off"
          value={inbox.search}
          onChange={(event) => inbox.change('search', event.target.value)}
        />
      </search>
      {box ? <Tabs inbox={inbox} box={box} /> : <Found inbox={inbox} />}
      <div className={styles.scroll}>
        <ListState error={error} waiting={!leads} onRetry={refetch} of="lines" />
        {leads?.length === 0 && pager.page === 1 && <Empty box={box} unsent={inbox.unsentReplies} />}
        <ul ref={list} tabIndex={-1} aria-label="Leads">
          {leads?.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              implied={box && impliedStates[box]}
              isOpen={lead.id === inbox.openId}
              isSelected={selected.includes(lead.id)}
              onSelect={(isSelected) =>
                setSelected(isSelected ? [...selected, lead.id] : selected.filter((id) => id !== lead.id))
              }
            />
          ))}
        </ul>
        <div className={styles.foot}>
          <Pager {...pager} />
          {totalCount !== undefined && <Export filters={filters} />}
          <InboxKeys inbox={inbox} />
        </div>
      </div>
      {/* Below the list, so that the leads stay where they are. */}
      <SelectionBar leads={listed} onClear={deselect} />
    </div>
  );
}

const impliedStates: Record<Box, LeadState | null> = {
  NEW: 'NEW',
  WAITING: 'ANSWERED',
  FOLLOW_UP: null,
  DONE: 'DONE',
  SPAM: 'SPAM',
};

/** The lists of the inbox with their numbers. */
function Tabs({ inbox: { counts }, box }: { inbox: Inbox; box: Box }) {
  const numbers: Record<Box, number | undefined> = {
    NEW: counts?.unanswered,
    WAITING: counts?.waiting,
    FOLLOW_UP: counts?.scheduled,
    DONE: counts?.done,
    SPAM: counts?.spam,
  };
  const boxes = (Object.entries(leadBoxes) as [Box, string][]).filter(
    ([name]) => name !== 'SPAM' || box === 'SPAM' || numbers.SPAM,
  );
  return (
    <nav className={styles.tabs} aria-label="Lists of leads">
      {boxes.map(([name, label]) => (
        <Link
          key={name}
          to={{ pathname: '/admin/leads', hash: name === 'NEW' ? '' : `#box=${name}` }}
          preventScrollReset
          aria-current={name === box ? 'page' : undefined}
        >
          {label} <span className={styles.count}>{numbers[name]?.toLocaleString('en-CA')}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The number of results of a search, or of a filter from another page. */
function Found({ inbox: { filters, totalCount, clear } }: { inbox: Inbox }) {
  return (
    <div className={styles.found}>
      <p className={common.quietText} aria-live="polite">
        {filters.toDo && 'Emails not delivered: '}
        {totalCount !== undefined && counted(totalCount, 'lead')}
      </p>
      <Button look="link" onClick={clear}>
        {filters.toDo ? 'Show all leads' : 'Clear the search'}
      </Button>
    </div>
  );
}

const emptyTexts: Record<Box, [heading: string, text: string]> = {
  NEW: ['All answered', 'Nobody is waiting for a first reply. New leads appear here by themselves.'],
  WAITING: [
    'No one to wait for',
    'Conversations that you have answered stay here until the person writes back.',
  ],
  FOLLOW_UP: ['No dates set', 'Give a lead a follow-up date, and it waits here for that day.'],
  DONE: ['Nothing finished yet', 'Leads that are done, won or lost are kept here.'],
  SPAM: ['No spam', 'Messages that look like spam wait here instead of being mailed to you.'],
};

interface EmptyProps {
  box: Box | null;
  unsent: Inbox['unsentReplies'];
}

function Empty({ box, unsent }: EmptyProps) {
  if (box === 'NEW' && unsent?.totalCount) return <UnsentReplies unsent={unsent} />;
  const [heading, text] = box
    ? emptyTexts[box]
    : ['Nothing found', 'Try fewer words, or part of a name, phone number or town.'];
  return (
    <div className={styles.empty}>
      <h2>{heading}</h2>
      <p className={common.quietText}>{text}</p>
      {(box === 'NEW' || box === 'WAITING') && <MailboxHint />}
    </div>
  );
}

/** Says that no new lead waits, but replies that the admin began do. */
function UnsentReplies({ unsent: { nodes, totalCount } }: { unsent: NonNullable<EmptyProps['unsent']> }) {
  return (
    <div className={styles.empty}>
      <h2>{totalCount === 1 ? '1 unsent reply' : `${totalCount} unsent replies`}</h2>
      <p className={common.quietText}>No new lead is waiting. You began a reply to:</p>
      {nodes.map((lead) => (
        <Link key={lead.id} className={common.link} to={`/admin/leads/${lead.id}`}>
          {leadName(lead)}
        </Link>
      ))}
    </div>
  );
}

/** Tells the owner of a site without a mailbox that answers can arrive in these lists. */
function MailboxHint() {
  const { data } = useMailboxQuery();
  if (data?.mailbox.state !== 'OFF') return null;
  return (
    <p className={common.quietText}>
      {mailboxOff}{' '}
      <Link className={common.link} to="/admin/account#mailbox">
        How to connect it
      </Link>
    </p>
  );
}

/** Downloads every lead that the search finds. */
function Export({ filters: { search, toDo } }: { filters: Inbox['filters'] }) {
  const download = useDownload();
  return (
    <Button look="link" onClick={() => download('/api/leads.csv', { search, toDo })}>
      Export as CSV
    </Button>
  );
}
