import { useEffect, useState } from 'react';
import { deleteDraft, readDraft, saveDraft } from '../../offline/shared/draft-store.ts';
import { succeeded } from '../../offline/shared/succeeded.ts';
import type { EntryForm, Values } from '../field/form.ts';
import { DRAFT_PREFIX } from '../session/client.ts';
import { useAdmin } from '../session/session.ts';

/** Unsaved values of an editor, stored on the device. */
interface EntryDraft {
  values: Values;
  /** The version that was edited; null for a new entry. */
  version: number | null;
  /** In ms since 1970. */
  savedAt: number;
}

interface EntryDraftState {
  /** The draft found on the device; null if there is none, undefined while it is read. */
  found: EntryDraft | null | undefined;
  /** Marks the found draft as restored or discarded. */
  settle: () => void;
  /** Deletes the draft from the device. */
  forget: () => void;
}

/** Stores an editor's unsaved values on the device until they are saved or discarded, or the admin signs out. */
export function useEntryDraft(
  name: string | undefined,
  form: EntryForm,
  version: number | null,
): EntryDraftState {
  const key = `${DRAFT_PREFIX}${encodeURIComponent(useAdmin()?.email ?? '')}/${name}`;
  const [opened] = useState(key);
  const [found, setFound] = useState<EntryDraft | null>();
  const { values, unsaved } = form;

  useEffect(() => {
    if (name) void read(opened).then(setFound, () => setFound(null));
  }, [name, opened]);

  useEffect(() => {
    // A found draft is not replaced before the admin restores or discards it.
    if (found !== null) return;
    if (!unsaved) return void succeeded(deleteDraft(key));
    const stored = { values: JSON.stringify(values), version: version === null ? '' : String(version) };
    void succeeded(saveDraft({ key, submissionId: '', values: stored, photos: [], savedAt: Date.now() }));
  }, [key, found, values, unsaved, version]);

  return { found, settle: () => setFound(null), forget: () => void succeeded(deleteDraft(key)) };
}

async function read(key: string): Promise<EntryDraft | null> {
  const draft = await readDraft(key);
  if (!draft?.values['values']) return null;
  const { version, values } = draft.values;
  return {
    values: JSON.parse(values ?? '{}'),
    version: version ? Number(version) : null,
    savedAt: draft.savedAt,
  };
}
