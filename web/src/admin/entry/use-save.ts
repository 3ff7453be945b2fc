import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { badInputsOf } from '../../lib/bad-input.ts';
import type { EntryForm, Values } from '../field/form.ts';
import { type Failure, failureOf } from '../session/failure.ts';
import { type ToastMessage, useToasts } from '../ui/change/toast.tsx';
import { focusFirstError } from '../ui/form/rule-form.tsx';
import { errorsOf, mergedValues, publicationOf, savedText } from './edited.ts';
import type { EntryKind } from './kinds.tsx';
import type { useDraft } from './use-draft.ts';

interface Edited {
  entryKind: EntryKind;
  form: EntryForm;
  draft: ReturnType<typeof useDraft>;
  /** The element with the controls. */
  element: RefObject<HTMLFormElement | null>;
  /** The message after a publication. */
  done: string;
  opened: ManagedEntryFragment | null;
  /** Shows the form, which the preview hides on a phone. */
  onReject: () => void;
  onReload: (entry: ManagedEntryFragment) => void;
  onClose: () => void;
}

/** The stored entry that someone else has changed, to choose between it and the form. */
interface Stale {
  theirs: ManagedEntryFragment;
  /** The contents that this tab has not shown: the entry with its draft, or without it as visitors see it. */
  unseen: ManagedEntryFragment[];
}

/** Saves an entry's form. Returns the message about the result, and the stored entry after a conflict. */
export function useSave({ entryKind, form, draft, element, done, ...props }: Edited) {
  const { opened, onReject, onReload, onClose } = props;
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [stale, setStale] = useState<Stale | null>(null);
  const [busy, setBusy] = useState(false);
  // Stays while the owner corrects them, so that the list of them does not move the form.
  const [rejected, setRejected] = useState<Record<string, string> | null>(null);
  const { showToast, offerView } = useToasts();
  const { values } = form;
  const publication = publicationOf(values);
  const showFailure = (text: string) => setMessage({ kind: 'failure', text });

  /** Saves, and closes the editor unless `stay`. `over`: the stored entry that the admin chose to replace. */
  async function save(stay: boolean, over?: ManagedEntryFragment): Promise<void> {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    const unreadable = element.current ? badInputsOf(element.current) : {};
    const errors = { ...(publication.how === 'draft' ? {} : errorsOf(entryKind, values)), ...unreadable };
    const isInvalid = Object.keys(errors).length > 0;
    const failure = isInvalid ? { message: '', fields: errors } : await draft.save(publication, over);
    if (failure?.conflict) await compare();
    setBusy(false);
    if (failure) return failure.conflict ? undefined : reject(failure);
    setStale(null);
    succeed(savedText(publication, done, opened?.state === 'SCHEDULED'), stay);
  }

  function succeed(text: string, stay: boolean): void {
    setRejected(null);
    // Closing would discard what was typed during the publication.
    if (draft.hasNewer())
      return setMessage({ kind: 'success', text: `${text} What you typed since is a draft.` });
    if (stay) return setMessage({ kind: 'success', text });
    const address = entryKind.viewPath ?? draft.lastStored()?.address;
    const path = publication.how === 'now' && entryKind.preview && address;
    if (path) offerView(text, path);
    else showToast(text);
    onClose();
  }

  function reject(failure: Failure): void {
    const { message: text, fields } = failure;
    flushSync(() => {
      form.setErrors(fields);
      setRejected(fields);
      onReject();
    });
    // The list of several errors is at the top, and says more than a message.
    const isListed = Object.keys(fields).length > 1;
    if (isListed) element.current?.firstElementChild?.scrollIntoView();
    else if (text) showFailure(text);
    if (element.current) focusFirstError(element.current, isListed ? 'nearest' : 'center');
  }

  async function compare(): Promise<void> {
    try {
      const theirs = await draft.readStored();
      if (theirs) {
        setStale({ theirs, unseen: unseenOf(theirs) });
        draft.follow(theirs);
      } else showFailure('Someone has deleted it. What you typed is still here.');
    } catch (error) {
      showFailure(failureOf(error).message);
    }
  }

  const isMine = ({ draft: stored }: ManagedEntryFragment) =>
    stored?.revision === draft.lastStored()?.draft?.revision;

  function unseenOf(theirs: ManagedEntryFragment): ManagedEntryFragment[] {
    const isTheirDraft = theirs.draft && !isMine(theirs);
    const own = draft.lastStored();
    const isNewer = theirs.version > (own?.draft?.version ?? own?.version ?? 0);
    return [
      ...(isNewer || !isTheirDraft ? [{ ...theirs, draft: null }] : []),
      ...(isTheirDraft ? [theirs] : []),
    ];
  }

  /** Opens the draft of another admin, or the saved version instead of the own draft. */
  async function openTheirs({ theirs }: Stale): Promise<void> {
    if (!isMine(theirs)) return onReload(theirs);
    await draft.discard();
    onReload({ ...theirs, draft: null });
  }

  /** Returns the form with the changes of another admin; null if these are changes of the same fields. */
  function mergedWith({ unseen: [theirs, ...others] }: Stale): Values | null {
    return theirs && opened && others.length === 0 ? mergedValues(entryKind, values, theirs, opened) : null;
  }

  /** Stores both changes as a draft. */
  async function keepBoth({ theirs }: Stale, merged: Values): Promise<void> {
    setStale(null);
    form.restore(merged);
    const failure = await draft.storeOver(theirs, merged);
    if (failure?.conflict) await compare();
    else if (failure) reject(failure);
    else setMessage({ kind: 'success', text: 'Both changes are kept.' });
  }

  async function discard(): Promise<void> {
    const failure = await draft.discard();
    if (failure) return reject(failure);
    showToast('Draft discarded.');
    onClose();
  }

  return {
    busy,
    message,
    stale,
    /** The messages of the wrong fields at the last try to publish; null before it and after a success. */
    rejected,
    save,
    compare,
    openTheirs,
    merged: stale && mergedWith(stale),
    keepBoth,
    discard,
    clearMessage: () => setMessage(null),
    keepEditing: () => setStale(null),
  };
}
