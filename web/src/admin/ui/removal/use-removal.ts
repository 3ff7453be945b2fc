import { useApolloClient } from '@apollo/client/react';
import { publish } from '../../session/client.ts';
import { useToasts } from '../toast.tsx';

interface Removable {
  /** Run the mutations. */
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** The name of the list's query, which is refetched if a deletion fails. */
  list: string;
  labels: { removed: string; restored: string };
}

/** Returns the texts of the confirmation of a deletion that can be undone. */
export function removalQuestion(question: string, title: string, yes: string, isPublic = true) {
  const effect = isPublic
    ? `‘${title}’ will come off the site immediately.`
    : `‘${title}’ isn’t on the site yet.`;
  const text = `${effect} It can be restored for thirty days.`;
  return { question, text, yes };
}

/** Returns functions that delete an item, with an Undo button for some seconds, and restore it. */
export function useRemoval({ list, labels, ...operations }: Removable) {
  const client = useApolloClient();
  const { showToast, offerUndo } = useToasts();

  async function restore(): Promise<void> {
    const failure = await publish(operations.restore);
    if (failure) showToast(failure.message, 'failure');
    else showToast(labels.restored);
  }

  async function remove(): Promise<void> {
    const failure = await publish(operations.remove);
    if (!failure) return offerUndo(labels.removed, () => void restore());
    showToast(failure.message, 'failure');
    await client.refetchQueries({ include: [list] });
  }

  return { remove, restore };
}
