import { useEffect, useEffectEvent } from 'react';
import type { ManagedEntryFragment, OpenMailingsQuery } from '../../generated/admin-documents.ts';
import { useOpenMailingsQuery } from '../../generated/admin-hooks.ts';
import { StateContext, stateOf } from '../entry/card.tsx';
import { type Editing, EntryPage } from '../entry/list.tsx';
import { useFilters } from '../ui/list/use-filters.ts';
import { NewsletterEditor } from './editor.tsx';
import { polled, stateLabels } from './report.tsx';
import { Subscribers } from './subscribers.tsx';

/** /admin/newsletter: writes, sends and reports newsletters, and lists the subscribers. */
export function Component() {
  const { data } = useOpenMailingsQuery(polled);
  const stateInWords = (entry: ManagedEntryFragment) => {
    const mailing = data?.openMailings.findLast(({ number }) => number === entry.number);
    return mailing ? progressOf(mailing) : stateOf(entry);
  };
  return (
    <StateContext value={stateInWords}>
      <EntryPage kind="newsletter" Editor={NewsletterEditor} More={More} />
    </StateContext>
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
