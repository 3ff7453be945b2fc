import { useEffect, useState } from 'react';
import { deleteDraft, readDraft, saveDraft } from '../../offline/shared/draft-store.ts';
import { succeeded } from '../../offline/shared/succeeded.ts';
import { useAdmin } from '../session/session.ts';
import type { EntryForm, Values } from './form.ts';

/** What was typed and not saved when the browser was closed. */
export interface EntryDraft {
  values: Values;
  /** The version that it was typed over; null for something new. */
  version: number | null;
  /** In ms since 1970. */
  savedAt: number;
}

interface EntryDraftState {
  /** Found on the device, to be restored or discarded; null where there is none, undefined until that is known. */
  found: EntryDraft | null | undefined;
  /** The question about what was found is answered. */
  settle: () => void;
  /** Forgets what the device has. */
  forget: () => void;
}

/** Keeps what is typed into an editor on the device, for this admin, until it is saved or discarded. */
export function useEntryDraft(name: string, form: EntryForm, version: number | null): EntryDraftState {
  const key = `admin/${encodeURIComponent(useAdmin()?.email ?? '')}/${name}`;
  const [opened] = useState(key);
  const [found, setFound] = useState<EntryDraft | null>();
  const { values, unsaved } = form;

  useEffect(() => {
    void read(opened).then(setFound, () => setFound(null));
  }, [opened]);

  useEffect(() => {
    // Nothing replaces what was found before somebody has said what becomes of it.
    if (found !== null) return;
    if (!unsaved) return void succeeded(deleteDraft(key));
    const stored = { ...values, version: version === null ? '' : String(version) };
    void succeeded(saveDraft({ key, submissionId: '', values: stored, photos: [], savedAt: Date.now() }));
  }, [key, found, values, unsaved, version]);

  return { found, settle: () => setFound(null), forget: () => void succeeded(deleteDraft(key)) };
}

async function read(key: string): Promise<EntryDraft | null> {
  const draft = await readDraft(key);
  if (!draft) return null;
  const { version, ...values } = draft.values;
  return { values, version: version ? Number(version) : null, savedAt: draft.savedAt };
}
