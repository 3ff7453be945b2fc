import { useApolloClient } from '@apollo/client/react';
import { MovePortfolioItemDocument } from '../../generated/documents.ts';
import type { PortfolioGroupName } from '../../generated/types.ts';
import { publish } from '../session/client.ts';
import { useToasts } from '../ui/toast.tsx';

/** Puts an item at a place of a group, 0 being the first. */
export type MoveItem = (id: number, group: PortfolioGroupName, position: number) => Promise<void>;

/** Gives the function that moves an item; a failure is shown as a toast. */
export function usePortfolioMove(): MoveItem {
  const client = useApolloClient();
  const { showToast } = useToasts();
  return async (id, group, position) => {
    const failure = await publish(() =>
      client.mutate({
        mutation: MovePortfolioItemDocument,
        variables: { id, group, position },
        refetchQueries: ['ManagePortfolio'],
        awaitRefetchQueries: true,
      }),
    );
    if (failure) showToast(failure.message, 'failure');
    else showToast('Moved.');
  };
}
