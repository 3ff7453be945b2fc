import { useEffect, useEffectEvent } from 'react';
import { type Editing, EntryPage } from '../entry/list.tsx';
import { useFilters } from '../ui/list/use-filters.ts';
import { NewsletterEditor } from './editor.tsx';
import { Subscribers } from './subscribers.tsx';

/** /admin/newsletter: writes, sends and reports newsletters, and lists the subscribers. */
export const Component = () => <EntryPage kind="newsletter" Editor={NewsletterEditor} More={More} />;

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
