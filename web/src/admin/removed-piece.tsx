import type { ManagePortfolioQuery } from '../generated/documents.ts';
import { Card } from './card.tsx';
import { usePieceRemoval } from './use-piece-removal.ts';

/** A piece that was removed, to be brought back to where it stood. */
export function RemovedPiece({ piece }: { piece: ManagePortfolioQuery['removedPortfolioItems'][number] }) {
  const { restore } = usePieceRemoval(piece);
  const { title, picture } = piece;
  const actions = [{ label: 'Restore', run: () => void restore() }];
  return <Card heading="h3" about="Removed" {...{ title, picture, actions }} />;
}
