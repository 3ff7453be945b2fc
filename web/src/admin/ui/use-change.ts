import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { applyChange, mutate } from '../session/client.ts';
import { useToasts } from './toast.tsx';

/**
 * Returns a function that makes a change, reads these queries again, and shows `done` or the failure in a
 * toast. It returns the mutation's data; null after a failure.
 */
export function useChange(refetchQueries?: string[]) {
  const { showToast } = useToasts();
  return async <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    done?: string,
  ): Promise<Data | null> => {
    let data: Data | null = null;
    const failure = await applyChange(async () => {
      data = await mutate(mutation, variables, refetchQueries);
    });
    if (failure) showToast(Object.values(failure.fields)[0] ?? failure.message, 'failure');
    else if (done) showToast(done);
    return data;
  };
}
