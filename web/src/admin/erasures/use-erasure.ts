import { useApolloClient } from '@apollo/client/react';
import { ErasePersonDocument } from '../../generated/documents.ts';
import { type Failure, failureOf } from '../session/client.ts';
import { useToasts } from '../ui/toast.tsx';

/** Gives the function that deletes all that was sent from an address; null is success. */
export function useErasure(): (email: string) => Promise<Failure | null> {
  const client = useApolloClient();
  const { showToast } = useToasts();
  return async (email) => {
    try {
      const refetchQueries = ['Erasures'];
      await client.mutate({ mutation: ErasePersonDocument, variables: { email }, refetchQueries });
    } catch (error) {
      return failureOf(error);
    }
    showToast('Deleted for good.');
    return null;
  };
}
