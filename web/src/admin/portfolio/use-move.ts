import { useApolloClient } from '@apollo/client/react';
import { MovePortfolioItemDocument } from '../../generated/documents.ts';
import type { PortfolioGroupName } from '../../generated/types.ts';
import { failureOf, publishChanges } from '../session/client.ts';
import { useBanners } from '../ui/toast.tsx';

/** Puts a piece at a place of a group, 0 being the first. */
export type MoveItem = (id: number, group: PortfolioGroupName, position: number) => Promise<void>;

/** Gives the function that moves a piece; a failure is told by a banner. */
export function usePortfolioMove(): MoveItem {
  const client = useApolloClient();
  const { say } = useBanners();
  return async (id, group, position) => {
    try {
      await client.mutate({
        mutation: MovePortfolioItemDocument,
        variables: { id, group, position },
        refetchQueries: ['ManagePortfolio'],
        awaitRefetchQueries: true,
      });
      publishChanges();
      say('Moved.');
    } catch (error) {
      say(failureOf(error).message, 'failure');
    }
  };
}
