import { useMovePortfolioItemMutation } from '../../generated/admin-hooks.ts';
import type { PortfolioGroupName } from '../../generated/types.ts';
import { publish } from '../session/client.ts';
import { useToasts } from '../ui/toast.tsx';

/** Moves an item to a position in a group; the first position is 0. */
export type MoveItem = (id: number, group: PortfolioGroupName, position: number) => Promise<void>;

/** Returns the function that moves an item; a toast shows the result. */
export function usePortfolioMove(): MoveItem {
  const [move] = useMovePortfolioItemMutation({
    refetchQueries: ['ManagePortfolio'],
    awaitRefetchQueries: true,
  });
  const { showToast } = useToasts();
  return async (id, group, position) => {
    const failure = await publish(() => move({ variables: { id, group, position } }));
    if (failure) showToast(failure.message, 'failure');
    else showToast('Moved.');
  };
}
