import type { ManagePortfolioQuery } from '../../generated/documents.ts';
import { Card } from '../ui/card.tsx';
import { usePortfolioRemoval } from './use-removal.ts';

/** An item that was removed, to be brought back to where it stood. */
export function RemovedItem({ item }: { item: ManagePortfolioQuery['removedPortfolioItems'][number] }) {
  const { restore } = usePortfolioRemoval(item);
  const { title, picture } = item;
  const actions = [{ label: 'Restore', run: () => void restore() }];
  return <Card heading="h3" about="Removed" {...{ title, picture, actions }} />;
}
