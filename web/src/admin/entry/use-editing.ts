import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { listen } from '../../lib/listen.ts';
import { markValues } from '../editor/marks.ts';
import { useFollowing } from '../editor/use-following.ts';
import { useEntryForm, type Values } from '../field/form.ts';
import { linesOf } from '../field/values.ts';
import type { Question } from '../ui/button.tsx';
import { isInText, isLetter } from '../ui/letter-key.ts';
import { errorsToMark, initialValues, questionOf, submitLabel } from './edited.ts';
import { type EntryKind, isSharedText, movedText, slugFrom } from './kinds.tsx';
import { dayAfter } from './publishing.tsx';
import { useShownContent } from './shown-content.ts';
import { useDraft } from './use-draft.ts';
import { useOtherEditors } from './use-other-editors.ts';
import { useRelations } from './use-relations.ts';
import { useSave } from './use-save.ts';

export interface EntryEditorProps {
  entryKind: EntryKind;
  /** The entry to edit; null for a new one. */
  entry: ManagedEntryFragment | null;
  /** The first values of a new entry. */
  start?: Values | undefined;
  onClose: () => void;
}

export interface EditorProps extends EntryEditorProps {
  /** Opens the stored version in the dialog. */
  onReload: (entry: ManagedEntryFragment) => void;
}

export type Editing = ReturnType<typeof useEditing>;

/** The state of an entry's editor: its form, its draft, what its preview shows, and how it is saved. */
export function useEditing(
  { entryKind, entry: opened, start, onReload, onClose }: EditorProps,
  element: RefObject<HTMLFormElement | null>,
) {
  const { words, declaration } = entryKind;
  const { isFixed = false } = declaration;
  const form = useEntryForm(initialValues(entryKind, opened, start), (before, after) => ({
    ...(!opened && slugFrom(entryKind, before, after)),
    ...('published_date' in entryKind.fields && dayAfter(before, after)),
    ...entryKind.follow?.(before, after),
  }));
  const { values } = form;
  const draft = useDraft(entryKind, opened, form);
  const fields = entryKind.fieldsWith?.(values) ?? entryKind.fields;
  const relations = useRelations(entryKind.fields);
  const { saved: sharedChanges, tokens } = useShownContent(opened?.slug, isFixed ? values : {});
  const surroundings = useMemo(
    () => ({ relations, tokens, title: isFixed ? '' : declaration.title }),
    [relations, tokens, isFixed, declaration],
  );
  const following = useFollowing(element, opened !== null && isSharedText(opened));
  const marked = useMemo(() => markValues(fields, values), [fields, values]);
  const { isNew } = draft;
  const part = declaration.orderedWithin ?? '';
  const isMoved = values[part] !== draft.entry?.fields[part];
  const changed = isMoved ? `${words.changed} ${movedText(entryKind, values[part])}` : words.changed;
  const done = isNew ? words.created : changed;
  const onReject = following.hide;
  const saving = useSave({
    entryKind,
    form,
    draft,
    element,
    done,
    opened,
    onReject,
    onReload,
    onClose,
  });
  const others = useOtherEditors(declaration.kind, draft.entry?.number);
  const asking = useQuestion(questionOf(entryKind, fields, values), saving.save);
  useKeys(element, { save: () => asking.submit(true), undo: form.undo, redo: form.redo });
  const errors = { ...errorsIn(draft.entry), ...form.errors };
  return {
    entryKind,
    opened,
    entry: draft.entry,
    draft,
    form,
    fields,
    tokens,
    sharedChanges,
    surroundings,
    following,
    marked,
    isNew,
    /** The messages of wrong fields: of the stored draft, and of the form that was rejected. */
    errors: saving.rejected ? errors : errorsToMark(errors, values, wasTried(opened) ? errorsIn(opened) : {}),
    /** The names of the other admins who have the entry open. */
    others,
    title: isNew && !opened ? words.add : words.editing,
    submitLabel: submitLabel(entryKind, values),
    saving,
    asking,
    linesIn: (shown: Values) => linesOf(fields, shown, surroundings),
  };
}

/** Returns the messages of the wrong fields in the stored draft. */
const errorsIn = (entry: ManagedEntryFragment | null) =>
  (entry?.draft?.errors ?? {}) as Record<string, string>;

/** Returns whether an entry was published, or a schedule tried to. */
const wasTried = (entry: ManagedEntryFragment | null): boolean =>
  Boolean(entry && (entry.version > 0 || entry.draft?.problem));

/** Asks a question before a form is saved, if there is one. */
function useQuestion(question: Question | null, save: (stay: boolean) => Promise<void>) {
  const [asked, setAsked] = useState<{ stay: boolean } | null>(null);
  return {
    /** The question that is shown. */
    shown: asked ? question : null,
    submit(stay: boolean): void {
      if (question) setAsked({ stay });
      else void save(stay);
    },
    close: () => setAsked(null),
    accept(): void {
      setAsked(null);
      void save(asked?.stay ?? false);
    },
  };
}

interface Actions {
  save: () => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/**
 * Saves by Ctrl+S and ⌘S. Outside of texts, whose changes the browser undoes, undoes by Ctrl+Z and ⌘Z, and
 * makes it again with Shift, or by Ctrl+Y.
 */
function useKeys(element: RefObject<HTMLFormElement | null>, { save, undo, redo }: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
    if (isLetter(event, 's')) save();
    else if (isInText(event.target) || !isOnTop(element.current)) return;
    else if (isLetter(event, 'z')) undo?.();
    else if (isLetter(event, 'z', true) || isLetter(event, 'y')) redo?.();
    else return;
    event.preventDefault();
  });
  useEffect(() => listen(document, ['keydown'], (event) => onKey(event as KeyboardEvent)), []);
}

/** Returns whether no dialog is open above a form. */
function isOnTop(form: HTMLFormElement | null): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  return (dialogs.at(-1) ?? null) === (form?.closest('dialog') ?? null);
}
