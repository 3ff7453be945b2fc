import { useEffect, useEffectEvent } from 'react';
import type {
  MailingFiguresQuery,
  ManagedEntryFragment,
  OpenMailingsQuery,
} from '../../generated/admin-documents.ts';
import { useMailingFiguresQuery, useOpenMailingsQuery } from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { dot, StateContext, stateOf } from '../entry/card.tsx';
import { type Editing, EntryPage } from '../entry/list.tsx';
import { refetchShown } from '../session/client.ts';
import { useFilters } from '../ui/list/use-filters.ts';
import { NewsletterEditor } from './editor.tsx';
import styles from './page.module.css';
import { polled, stateLabels } from './report.tsx';
import { Subscribers } from './subscribers.tsx';

type Figures = MailingFiguresQuery['mailingFigures'][number];

/** /admin/newsletter: writes, sends and reports newsletters, and lists the subscribers. */
export function Component() {
  const { data: { openMailings = [] } = {} } = useOpenMailingsQuery(polled);
  const { data } = useMailingFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const openCount = openMailings.length;
  useEffect(() => {
    if (openCount > 0) return () => void refetchShown(['MailingFigures']);
  }, [openCount]);
  const stateInWords = (entry: ManagedEntryFragment) => {
    const hasNumber = ({ number }: { number: number }) => number === entry.number;
    const mailing = openMailings.findLast(hasNumber);
    if (mailing) return progressOf(mailing);
    if (entry.state !== 'PUBLISHED') return stateOf(entry);
    return <Sent words={stateOf(entry)} figures={data ? data.mailingFigures.find(hasNumber) : 'loading'} />;
  };
  return (
    <StateContext value={stateInWords}>
      <EntryPage kind="newsletter" Editor={NewsletterEditor} More={More} />
    </StateContext>
  );
}

interface SentProps {
  words: string;
  figures: Omit<Figures, 'number'> | 'loading' | undefined;
}

/** When a newsletter was sent, and how many readers got it and clicked. Keeps the space while these load. */
function Sent({ words, figures }: SentProps) {
  if (!figures) return words;
  const isLoading = figures === 'loading';
  const { readerCount, clickedCount } = isLoading ? { readerCount: 100, clickedCount: 10 } : figures;
  return (
    <>
      {words}
      {dot}
      <span className={isLoading ? styles.loading : undefined}>
        {counted(readerCount, 'reader')}
        {clickedCount !== null && `, ${clickedCount} clicked`}
      </span>
    </>
  );
}

const progressOf = ({ state, sentCount, recipientCount }: OpenMailingsQuery['openMailings'][number]) =>
  `${stateLabels[state]}: ${sentCount} of ${recipientCount}`;

/** The subscribers. Begins a newsletter with the item in the URL's fragment: #item=article/12. */
function More({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const { values, clear } = useFilters('item');
  const entry = values.item;
  const begin = useEffectEvent(() => {
    clear();
    onEdit({ entry: null, start: { items: [{ entry }] } });
  });
  useEffect(() => {
    if (entry) begin();
  }, [entry]);
  return <Subscribers />;
}
