import type { ManagePortfolioQuery } from '../../generated/documents.ts';
import { Card } from '../ui/card.tsx';
import { usePortfolioRemoval } from './use-removal.ts';

/** A piece that was removed, to be brought back to where it stood. */
export function RemovedItem({ piece }: { piece: ManagePortfolioQuery['removedPortfolioItems'][number] }) {
  const { restore } = usePortfolioRemoval(piece);
  const { title, picture } = piece;
  const actions = [{ label: 'Restore', run: () => void restore() }];
  return <Card heading="h3" about="Removed" {...{ title, picture, actions }} />;
}
