import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { publish } from '../session/client.ts';
import { useToasts } from './toast.tsx';

type ById = TypedDocumentNode<unknown, { id: number }>;

interface Removable {
  id: number;
  /** The operations that delete and restore it. */
  remove: ById;
  restore: ById;
  /** The list that has it, by the name of its query. */
  list: string;
  labels: { removed: string; restored: string };
}

/** What is asked before something goes into the trash (purge.jobs.ts of the API empties it). */
export function askToRemove(question: string, title: string, yes: string) {
  const text = `‘${title}’ will come off the site immediately. It can be restored for thirty days.`;
  return { question, text, yes };
}

/** Deletes something, with an offer to undo for some seconds, and restores it. */
export function useRemoval({ id, list, labels, ...operations }: Removable) {
  const client = useApolloClient();
  const { showToast, offerUndo } = useToasts();
  const after = { variables: { id }, refetchQueries: [list] };

  async function restore(): Promise<void> {
    const failure = await publish(() => client.mutate({ mutation: operations.restore, ...after }));
    if (failure) showToast(failure.message, 'failure');
    else showToast(labels.restored);
  }

  async function remove(): Promise<void> {
    const failure = await publish(() => client.mutate({ mutation: operations.remove, ...after }));
    if (!failure) return offerUndo(labels.removed, () => void restore());
    showToast(failure.message, 'failure');
    // A failed deletion reloads the list.
    await client.refetchQueries({ include: [list] });
  }

  return { remove, restore };
}
