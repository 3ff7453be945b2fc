import { useEffect, useRef, useState } from 'react';
import type { ManagedLeadFragment } from '../../../generated/admin-documents.ts';
import { useSaveLeadDraftMutation } from '../../../generated/admin-hooks.ts';
import { saveText, useAutosave } from '../../ui/change/use-autosave.ts';
import { useSend } from '../../ui/change/use-change.ts';

type Picture = ManagedLeadFragment['replies'][number]['pictures'][number];

/** The unsent reply and note for a lead. */
export interface Draft {
  subject: string;
  text: string;
  pictures: Picture[];
  note: string;
}

type Stored = ManagedLeadFragment['draft'];

const contentOf = (draft: Stored): Draft => ({
  subject: draft?.subject ?? '',
  text: draft?.text ?? '',
  pictures: draft?.pictures ?? [],
  note: draft?.note ?? '',
});

/**
 * The draft of a lead. The server stores it while the admin types, for later visits and other devices; a
 * newer one from there replaces it. Leaving the page before it is stored warns.
 */
export function useDraft({ id, draft: stored }: Pick<ManagedLeadFragment, 'id' | 'draft'>) {
  const [draft, setDraft] = useState(() => contentOf(stored));
  const [seen, setSeen] = useState(stored?.savedAt ?? '');
  const [unsaved, setUnsaved] = useState<Draft | null>(null);
  const save = useSend(useSaveLeadDraftMutation());
  // The same as `draft` and `unsaved`, for requests that end later.
  const current = useRef(draft);
  const latest = useRef<Draft | null>(null);
  useEffect(() => {
    current.current = draft;
  }, [draft]);
  const { state, saveNow } = useAutosave(unsaved, store);

  // Saved elsewhere, or withdrawn from the mails.
  if (stored && stored.savedAt > seen && !unsaved) {
    setSeen(stored.savedAt);
    setDraft(contentOf(stored));
  }

  function put(next: Draft | null): void {
    latest.current = next;
    setUnsaved(next);
  }

  async function store(): Promise<void> {
    const sent = latest.current;
    if (!sent) return;
    const { pictures, ...texts } = sent;
    const input = { ...texts, pictures: pictures.map(({ src }) => src) };
    const { saveLeadDraft } = await save({ id, input });
    setSeen((time) => saveLeadDraft.draft?.savedAt ?? time);
    if (latest.current === sent) put(null);
  }

  function change(part: Partial<Draft>): void {
    const next = { ...current.current, ...part };
    current.current = next;
    setDraft(next);
    put(next);
  }

  return {
    draft,
    change,
    /** Empties the reply, which the server has taken out of the draft. */
    clearReply: () => {
      const empty = { subject: '', text: '', pictures: [] };
      // A save that failed is tried again, and must not store the sent reply.
      if (latest.current) change(empty);
      else setDraft((value) => ({ ...value, ...empty }));
    },
    /** Empties the note, unless it has changed since it was sent. */
    clearNote: (sent: string) => current.current.note === sent && change({ note: '' }),
    /** Stores the draft now. */
    flush: saveNow,
    saveText: saveText(state, (draft.text || draft.note) && seen),
  };
}
