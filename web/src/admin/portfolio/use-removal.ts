import { RemovePortfolioItemDocument, RestorePortfolioItemDocument } from '../../generated/documents.ts';
import { useRemoval } from '../ui/use-removal.ts';

/** Taking an item out of the portfolio, and bringing it back. */
export function usePortfolioRemoval({ portfolio_id: id }: { portfolio_id: number }) {
  return useRemoval({
    id,
    remove: RemovePortfolioItemDocument,
    restore: RestorePortfolioItemDocument,
    list: 'ManagePortfolio',
    labels: { removed: 'Removed.', restored: 'It is back.' },
  });
}
