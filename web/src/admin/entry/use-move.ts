import { useApolloClient } from '@apollo/client/react';
import { EntryToEditDocument } from '../../generated/admin-documents.ts';
import {
  useMoveEntryMutation,
  usePublishEntryMutation,
  useSaveEntryDraftMutation,
} from '../../generated/admin-hooks.ts';
import { publish } from '../session/client.ts';
import { useToasts } from '../ui/toast.tsx';
import { type Kind, type Noun, nouns } from './nouns.tsx';

/** Returns the function that moves an entry to a position, the first is 0, and to another part of the order. */
export function useMove(kind: Kind) {
  const { declaration }: Noun = nouns[kind];
  const client = useApolloClient();
  const [move] = useMoveEntryMutation();
  const [save] = useSaveEntryDraftMutation();
  const [publishOne] = usePublishEntryMutation();
  const { showToast } = useToasts();

  async function changePart(number: number, part: string): Promise<void> {
    const { data } = await client.query({ query: EntryToEditDocument, variables: { kind, number } });
    const entry = data?.entry;
    if (!entry) return;
    const fields = { ...entry.fields, [declaration.orderedWithin ?? '']: part };
    const { version, draft } = entry;
    const variables = { kind, number, fields, version, revision: draft?.revision ?? 0 };
    const saved = (await save({ variables })).data?.saveEntryDraft;
    await publishOne({ variables: { kind, number, revision: saved?.draft?.revision ?? 0 } });
  }

  return async (number: number, position: number, part?: string): Promise<void> => {
    const failure = await publish(async () => {
      if (part) await changePart(number, part);
      await move({ variables: { kind, number, position } });
    });
    await client.refetchQueries({ include: ['Entries'] });
    if (failure) showToast(failure.message, 'failure');
    else showToast('Moved.');
  };
}
