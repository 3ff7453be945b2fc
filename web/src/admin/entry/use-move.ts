import { useApolloClient } from '@apollo/client/react';
import {
  EntryToEditDocument,
  MoveEntryDocument,
  PublishEntryDocument,
  SaveEntryDraftDocument,
} from '../../generated/admin-documents.ts';
import { refetchShown } from '../session/client.ts';
import { useToasts } from '../ui/toast.tsx';
import { useChange } from '../ui/use-change.ts';
import { type EntryKind, entryKinds, type Kind } from './kinds.tsx';

/** Returns a function that moves an entry to a position (from 0), and to another part of the order. */
export function useMove(kind: Kind) {
  const { declaration }: EntryKind = entryKinds[kind];
  const client = useApolloClient();
  const run = useChange();
  const { showToast } = useToasts();

  /** Publishes the entry in another part. Returns a true value on success. */
  async function changePart(number: number, part: string) {
    const { data } = await client.query({ query: EntryToEditDocument, variables: { kind, number } });
    const entry = data?.entry;
    if (!entry) return true;
    const fields = { ...entry.fields, [declaration.orderedWithin ?? '']: part };
    const { version, draft } = entry;
    const variables = { kind, number, fields, version, revision: draft?.revision ?? 0 };
    const saved = await run(SaveEntryDraftDocument, variables);
    const revision = saved?.saveEntryDraft.draft?.revision ?? 0;
    const published = saved && (await run(PublishEntryDocument, { kind, number, revision }));
    if (!published || !draft) return published;
    // Its draft stays one.
    const movedDraft = { ...draft.fields, [declaration.orderedWithin ?? '']: part };
    const newVersion = published.publishEntry.version;
    return run(SaveEntryDraftDocument, {
      kind,
      number,
      fields: movedDraft,
      version: newVersion,
      revision: 0,
    });
  }

  return async (number: number, position: number, part?: string): Promise<void> => {
    const isThere = !part || (await changePart(number, part));
    const isMoved = isThere && (await run(MoveEntryDocument, { kind, number, position }));
    await refetchShown(['Entries']);
    if (isMoved) showToast('Moved.');
  };
}
