import { useApolloClient } from '@apollo/client/react';
import {
  MovePortfolioItemDocument,
  RemovePortfolioItemDocument,
  RestorePortfolioItemDocument,
} from '../generated/documents.ts';
import type { PortfolioGroupName } from '../generated/types.ts';
import { failureOf, publishChanges } from './admin-client.ts';
import { useBanners } from './banner.tsx';

export interface PortfolioChanges {
  /** Puts a piece at a place of a group, 0 being the first. */
  move: (id: number, group: PortfolioGroupName, position: number) => Promise<void>;
  /** Takes a piece away, and offers to bring it back. */
  remove: (id: number, title: string) => Promise<void>;
}

/** What can be done with a piece of the portfolio; failures are told by a banner. */
export function usePortfolioChanges(): PortfolioChanges {
  const client = useApolloClient();
  const { say, offerUndo } = useBanners();
  const refetchQueries = ['ManagePortfolio'];

  async function attempt(run: () => Promise<unknown>, success: string): Promise<boolean> {
    try {
      await run();
      publishChanges();
      say(success);
      return true;
    } catch (error) {
      say(failureOf(error).message, 'failure');
      return false;
    }
  }

  async function move(id: number, group: PortfolioGroupName, position: number): Promise<void> {
    const variables = { id, group, position };
    await attempt(
      () =>
        client.mutate({
          mutation: MovePortfolioItemDocument,
          variables,
          refetchQueries,
          awaitRefetchQueries: true,
        }),
      'Moved.',
    );
  }

  async function remove(id: number, title: string): Promise<void> {
    const variables = { id };
    const removed = await attempt(
      () => client.mutate({ mutation: RemovePortfolioItemDocument, variables, refetchQueries }),
      'Removed.',
    );
    const restore = () =>
      client.mutate({ mutation: RestorePortfolioItemDocument, variables, refetchQueries });
    if (removed) offerUndo(`‘${title}’ is removed.`, () => void attempt(restore, 'It is back.'));
  }

  return { move, remove };
}
