import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import {
  useDeleteEmptiedEntryMutation,
  useDiscardEntryDraftMutation,
  useEntryToEditQuery,
  useMoveEntryMutation,
  usePublishEntryMutation,
  useSaveEntryDraftMutation,
  useScheduleEntryMutation,
  useUnpublishEntryMutation,
} from '../../generated/admin-hooks.ts';
import { newId } from '../../offline/shared/new-id.ts';
import { areSame, type EntryForm, type Values } from '../field/form.ts';
import { applyChange } from '../session/client.ts';
import type { Failure } from '../session/failure.ts';
import { useNames } from '../session/use-names.ts';
import { whoSaved } from '../session/who-saved.ts';
import { shortTime } from '../time-in-words.ts';
import { saveText, useAutosave } from '../ui/change/use-autosave.ts';
import { useSend } from '../ui/change/use-change.ts';
import { useTurns } from '../ui/change/use-turns.ts';
import { initialValues } from './edited.ts';
import type { EntryKind } from './kinds.tsx';

type Conflict = NonNullable<Failure['conflict']>;

/** The publication that the owner chose. */
export type Publication = { how: 'now' | 'draft' } | { how: 'time'; publishAt: string };

/** The time between two looks at the stored draft, in milliseconds. */
const checkInterval = 20_000;

/**
 * Saves the draft of an entry on the server while the owner types, and publishes it. If someone replaces the
 * stored draft, what this form has is unsaved again.
 */
export function useDraft(entryKind: EntryKind, opened: ManagedEntryFragment | null, form: EntryForm) {
  const { declaration, words, store = (values) => values } = entryKind;
  const { kind, keeps, isFixed } = declaration;
  const [entry, setEntry] = useState(opened);
  /** Who has replaced the stored draft, which the server does not know of one that was published. */
  const [replaced, setReplaced] = useState<Conflict | null>(null);
  const saveDraft = useSend(useSaveEntryDraftMutation());
  const deleteEmptied = useSend(useDeleteEmptiedEntryMutation());
  const discardDraft = useSend(useDiscardEntryDraftMutation());
  const publish = useSend(usePublishEntryMutation());
  const schedule = useSend(useScheduleEntryMutation());
  const unpublish = useSend(useUnpublishEntryMutation());
  const move = useSend(useMoveEntryMutation());
  // The saves run one after another, each with the revision that the one before returned.
  const stored = useRef(opened);
  const inTurn = useTurns();
  const nameOf = useNames();
  const { values, unsaved, markSaved } = form;
  // The same in every save: the server recognizes a repeated one.
  const [editor_id] = useState(newId);
  const [start] = useState(opened ? null : values);
  // The values of the form and those of the last save, for changes that wait for an earlier one.
  const latest = useRef(values);
  const saved = useRef(values);
  const hasStored = useRef(false);
  const { refetch } = useEntryToEditQuery({ variables: { kind, number: 0 }, skip: true });
  useEffect(() => {
    latest.current = values;
  }, [values]);

  function keep(next: ManagedEntryFragment | null): void {
    stored.current = next;
    setEntry(next);
  }

  async function put(shown: Values, base?: number): Promise<void> {
    hasStored.current = true;
    const { number, version = 0, draft } = stored.current ?? {};
    const revision = draft?.revision ?? 0;
    const variables = {
      kind,
      number: number ?? null,
      fields: store(shown),
      version: base ?? draft?.version ?? version,
      revision,
      editor_id,
    };
    // A draft that equals what is published is none. The version stays that of the form.
    const { current } = stored;
    const published = current?.draft && (version > 0 || isFixed) ? { ...current, draft: null } : null;
    if (published && areSame(shown, initialValues(entryKind, published))) {
      await discardDraft({ kind, number: published.number, revision });
      keep(published);
    } else keep((await saveDraft(variables)).saveEntryDraft);
    mark(shown);
  }

  /** Deletes a new entry whose form is as it began; saves any other. */
  async function putLatest(): Promise<void> {
    const shown = latest.current;
    const { current } = stored;
    if (!start || current?.version || !areSame(shown, start)) return put(shown);
    // If the response is lost, the next save finds the entry by its editor, or creates it anew.
    keep(null);
    if (!(await deleteEmptied({ kind, editor_id })).deleteEmptiedEntry) keep(current);
    mark(shown);
  }

  function mark(shown: Values): void {
    saved.current = shown;
    markSaved(shown);
  }

  const hasNewer = () => !areSame(latest.current, saved.current);

  /** Marks as unsaved what the form has beyond an entry that someone else has stored. */
  function follow(theirs: ManagedEntryFragment): void {
    const { publishing, publishAt } = latest.current;
    mark({ ...initialValues(entryKind, theirs), publishing, publishAt });
    const { draft, updatedBy, updatedAt } = theirs;
    setReplaced(draft ?? { savedBy: updatedBy, savedAt: updatedAt });
  }

  /** Reads the entry as it is stored now; nothing if it was deleted. Throws without an answer. */
  async function readStored(): Promise<ManagedEntryFragment | null | undefined> {
    const { data } = await refetch({ kind, number: stored.current?.number ?? 0 });
    return data?.entry;
  }

  async function look(): Promise<void> {
    const own = stored.current;
    if (!own || !hasStored.current || document.hidden || hasNewer()) return;
    const theirs = await readStored();
    if (theirs && !isSameState(theirs, own)) follow(theirs);
  }

  const check = useEffectEvent(() => void inTurn(look).catch(() => undefined));
  useEffect(() => {
    const timer = window.setInterval(check, checkInterval);
    return () => window.clearInterval(timer);
  }, []);

  const {
    state: saveState,
    saveNow,
    resume,
  } = useAutosave(
    unsaved ? values : null,
    // A publication in progress may store these values.
    () => inTurn(async () => hasNewer() && putLatest()),
    { savesOnClose: false },
  );

  /** Publishes the form. `over` is the entry whose changes it replaces. Returns null on success. */
  async function save(publication: Publication, over?: ManagedEntryFragment): Promise<Failure | null> {
    if (over) stored.current = over;
    const storeForm = async () => {
      await form.settled();
      if (unsaved || over || !stored.current) await put(values, over?.version);
      resume();
    };
    const publishForm = async () => {
      const { number, version, state, draft } = stored.current as ManagedEntryFragment;
      const variables = { kind, number, revision: draft?.revision ?? 0 };
      if (publication.how === 'now') keep((await publish(variables)).publishEntry);
      else if (publication.how === 'time') {
        const { publishAt } = publication;
        keep((await schedule({ ...variables, publishAt })).scheduleEntry);
      } else if (state !== 'DRAFT') keep((await unpublish({ kind, number, version })).unpublishEntry);
      // A new one is the first of its part.
      if (version === 0 && keeps.includes('order')) await move({ kind, number, position: 0 });
    };
    const unknown = publication.how === 'now' ? words.unknown : undefined;
    return inTurn(async () => (await applyChange(storeForm)) ?? applyChange(publishForm, unknown));
  }

  /** Stores values as the draft that follows what someone else has stored. Returns null on success. */
  function storeOver(theirs: ManagedEntryFragment, merged: Values): Promise<Failure | null> {
    return applyChange(() =>
      inTurn(async () => {
        stored.current = theirs;
        await put(merged, theirs.version);
        resume();
      }),
    );
  }

  /** Deletes the draft, and a new entry with it. Returns null on success. */
  async function discard(): Promise<Failure | null> {
    const { number = 0, draft } = stored.current ?? {};
    return applyChange(() => inTurn(() => discardDraft({ kind, number, revision: draft?.revision ?? 0 })));
  }

  /** Returns the entry as this editor has stored it last, also during a save. */
  const lastStored = () => stored.current;
  const isNew = !isFixed && (entry?.version ?? 0) === 0;
  const isUnchanged = !isNew && !unsaved && !entry?.draft;

  const { conflict = undefined } = typeof saveState === 'object' ? saveState : {};
  return {
    entry,
    lastStored,
    /** Whether the entry was never published. */
    isNew,
    /** Whether there is nothing to publish. */
    isUnchanged,
    saveText: isUnchanged ? 'No changes' : saveText(saveState, entry?.draft?.savedAt),
    /** Who has changed the stored entry meanwhile, in words; '' if nobody has. */
    conflictText: conflict ? conflictText({ ...replaced, ...storedIn(conflict) }, nameOf) : '',
    /** Whether the last save failed, which `saveText` says. */
    hasFailed: typeof saveState === 'object',
    saveNow,
    save,
    storeOver,
    discard,
    hasNewer,
    readStored,
    follow,
  };
}

/** 'Anna saved this 2 mins ago. Yours isn’t saved yet.' */
function conflictText({ savedBy, savedAt }: Conflict, nameOf: (email: string) => string): string {
  const who = savedBy ? whoSaved(savedBy, nameOf) : 'This was saved elsewhere';
  return `${who}${savedAt ? ` ${shortTime(savedAt)}` : ''}. Yours isn’t saved yet.`;
}

/** Returns the conflict if the server knows who stored the newer version. */
const storedIn = (conflict: Conflict): Conflict | null => (conflict.savedBy ? conflict : null);

const isSameState = (one: ManagedEntryFragment, other: ManagedEntryFragment): boolean =>
  one.version === other.version && one.draft?.revision === other.draft?.revision;
