import type { OperationVariables } from '@apollo/client';
import { applyChange, refetchShown } from '../../session/client.ts';
import { useToasts } from './toast.tsx';

/** The result of a generated hook of a mutation. */
type Mutation<Data, Variables extends OperationVariables> = readonly [
  mutate: (options: { variables: Variables }) => Promise<{ data?: Data | null | undefined }>,
  result: unknown,
];

/**
 * Returns a function that sends the mutation of a generated hook and reads these queries again, also after a
 * failure: the change may be made though its response is lost, or another one was before it. It returns the
 * mutation's data, and throws the failure.
 */
export function useSend<Data, Variables extends OperationVariables>(
  [mutate]: Mutation<Data, Variables>,
  refetchQueries: string[] = [],
) {
  return async (variables: Variables): Promise<Data> => {
    try {
      const { data } = await mutate({ variables });
      return data as Data;
    } finally {
      if (navigator.onLine) void refetchShown(refetchQueries);
    }
  };
}

/**
 * Returns a function that also shows `done` or the failure in a toast, or passes the failure to `onFailure`.
 * It returns the mutation's data; null after a failure. `unknown` is the message if the response is missing.
 */
export function useChange<Data, Variables extends OperationVariables>(
  mutation: Mutation<Data, Variables>,
  refetchQueries?: string[],
  unknown?: string,
) {
  const send = useSend(mutation, refetchQueries);
  const { showToast } = useToasts();
  const showFailure = (text: string) => showToast(text, 'failure');
  return async (variables: Variables, done?: string, onFailure = showFailure): Promise<Data | null> => {
    let data: Data | null = null;
    const failure = await applyChange(async () => {
      data = await send(variables);
    }, unknown);
    if (failure) onFailure(Object.values(failure.fields)[0] ?? failure.message);
    else if (done) showToast(done);
    return data;
  };
}
