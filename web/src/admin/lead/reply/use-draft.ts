import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LeadConversationDocument, type ManagedLeadFragment } from '../../../generated/admin-documents.ts';
import { useSaveLeadDraftMutation } from '../../../generated/admin-hooks.ts';
import { adminClient } from '../../session/client.ts';
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

/** Returns a text with words as its last paragraph. */
export const addWords = (text: string, words: string): string =>
  text.trim() && words ? `${text.trimEnd()}\n\n${words}` : words || text;

/** The lead of a conversation that its answer is stored for. */
export interface Answered {
  lead: ManagedLeadFragment;
  canReply: boolean;
}

/** Returns the lead that has the draft, also after a new form of the person, else the opened one. */
export function answeredIn(
  conversation: ManagedLeadFragment[] | undefined,
  id: string,
): Answered | undefined {
  const opened = conversation?.find((lead) => lead.id === id);
  const lead = conversation?.findLast(({ draft }) => draft) ?? opened;
  return lead && { lead, canReply: lead.email !== null && opened?.state !== 'SPAM' };
}

/** Returns the stored draft with the words typed before it was loaded; those for no recipient are a note. */
function withEarlyWords({ lead: { draft }, canReply }: Answered, { subject, text, note }: Draft): Draft {
  const stored = contentOf(draft);
  return {
    subject: subject || stored.subject,
    text: addWords(stored.text, canReply ? text : ''),
    pictures: stored.pictures,
    note: addWords(stored.note, canReply ? note : addWords(note, text)),
  };
}

/**
 * The drafts of leads that were left before the server had stored them, by the id of the opened lead. A whole
 * one has the words that the server had.
 */
const left = new Map<string, { latest: RefObject<Draft | null>; isWhole: boolean }>();

/** Returns the draft of a lead that was left unsaved, if there is one. Its earlier form stores it no more. */
function takeLeft(id: string): { draft: Draft; isWhole: boolean } | null {
  const { latest, isWhole = false } = left.get(id) ?? {};
  left.delete(id);
  const draft = latest?.current;
  if (!latest || !draft) return null;
  latest.current = null;
  return { draft, isWhole };
}

/**
 * The draft of a lead. The server stores it while the admin types, for later visits and other devices; a
 * newer one from there replaces it. Leaving the page before it is stored warns. `answered` is undefined until
 * the conversation is loaded.
 */
export function useDraft(id: string, answered: Answered | undefined) {
  const stored = answered?.lead.draft ?? null;
  const [earlier] = useState(() => takeLeft(id));
  const [isLoaded, setLoaded] = useState(earlier ? earlier.isWhole : answered !== undefined);
  const [draft, setDraft] = useState(earlier?.draft ?? (() => contentOf(stored)));
  const [seen, setSeen] = useState(stored?.savedAt ?? '');
  const [unsaved, setUnsaved] = useState(earlier?.draft ?? null);
  const save = useSend(useSaveLeadDraftMutation());
  // The same as `draft` and `unsaved`, for requests that end later.
  const current = useRef(draft);
  const latest = useRef(unsaved);
  useLayoutEffect(() => {
    current.current = draft;
    latest.current = unsaved;
  }, [draft, unsaved]);
  useEffect(
    () => () => {
      if (latest.current) left.set(id, { latest, isWhole: isLoaded });
    },
    [id, isLoaded],
  );
  const { state, saveNow } = useAutosave(unsaved, store);

  if (answered && !isLoaded) {
    setLoaded(true);
    setSeen(stored?.savedAt ?? '');
    const whole = withEarlyWords(answered, draft);
    setDraft(whole);
    if (unsaved) setUnsaved(whole);
  }
  // Saved elsewhere, or withdrawn from the mails.
  else if (stored && stored.savedAt > seen && !unsaved) {
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
    const target = answered ?? answeredIn(await conversationOf(id), id);
    if (!target) return;
    const { pictures, ...texts } = isLoaded ? sent : withEarlyWords(target, sent);
    const input = { ...texts, pictures: pictures.map(({ src }) => src) };
    const { saveLeadDraft } = await save({ id: target.lead.id, input });
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

/** Reads a conversation whose lead the admin has left, or is about to leave. */
async function conversationOf(id: string): Promise<ManagedLeadFragment[] | undefined> {
  const { data } = await adminClient().query({ query: LeadConversationDocument, variables: { id } });
  return data?.leadConversation;
}
