import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { EntryToEditDocument, type ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { focusFirst } from '../editor/use-following.ts';
import type { EntryForm } from '../field/form.ts';
import { type Conflict, type Failure, failureOf } from '../session/failure.ts';
import { type ToastMessage, useToasts } from '../ui/toast.tsx';
import { errorsOf, pathOf, publicationOf, savedText } from './edited.ts';
import type { EntryKind } from './kinds.tsx';
import type { useDraft } from './use-draft.ts';

interface Edited {
  entryKind: EntryKind;
  opened: ManagedEntryFragment | null;
  form: EntryForm;
  draft: ReturnType<typeof useDraft>;
  /** The element with the controls. */
  element: RefObject<HTMLFormElement | null>;
  /** The message after a publication. */
  done: string;
  onReload: (entry: ManagedEntryFragment) => void;
  onClose: () => void;
}

/** The stored entry that someone else has changed, to choose between it and the form. */
interface Stale {
  conflict: Conflict;
  theirs: ManagedEntryFragment;
  /** The values that the editor shows: its draft, unless an admin has published a newer version. */
  shown: ManagedEntryFragment;
}

/** Saves an entry's form. Returns the message about the result, and the stored entry after a conflict. */
export function useSave({ entryKind, opened, form, draft, element, done, onReload, onClose }: Edited) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [stale, setStale] = useState<Stale | null>(null);
  const [busy, setBusy] = useState(false);
  const { showToast, offerView } = useToasts();
  const client = useApolloClient();
  const { values } = form;
  const { entry } = draft;
  const publication = publicationOf(values);
  const showFailure = (text: string) => setMessage({ kind: 'failure', text });

  /** Saves, and closes the editor unless `stay`. `over`: the stored entry that the admin chose to replace. */
  async function save(stay: boolean, over?: ManagedEntryFragment): Promise<void> {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    const errors = publication.how === 'draft' ? {} : errorsOf(entryKind, values);
    const isInvalid = Object.keys(errors).length > 0;
    const failure = isInvalid ? { message: '', fields: errors } : await draft.save(publication, over);
    if (failure?.conflict) await compare(failure.conflict);
    setBusy(false);
    if (failure) return failure.conflict ? undefined : reject(failure);
    setStale(null);
    succeed(savedText(publication, done), stay);
  }

  function succeed(text: string, stay: boolean): void {
    if (stay) return setMessage({ kind: 'success', text });
    const path = publication.how === 'now' && entryKind.preview ? pathOf(entryKind, values) : undefined;
    if (path) offerView(text, path);
    else showToast(text);
    onClose();
  }

  function reject(failure: Failure): void {
    // The message at the bottom must not cover the control that gets the focus.
    flushSync(() => {
      form.setErrors(failure.fields);
      if (failure.message) showFailure(failure.message);
    });
    if (element.current) focusFirst(element.current, Object.keys(failure.fields));
  }

  async function compare(conflict: Conflict): Promise<void> {
    try {
      const variables = { kind: entryKind.declaration.kind, number: entry?.number ?? 0 };
      const { data } = await client.query({ query: EntryToEditDocument, variables });
      if (data?.entry) setStale({ conflict, theirs: data.entry, shown: shownOf(data.entry) });
      else showFailure('Someone has deleted it. What you typed is still here.');
    } catch (error) {
      showFailure(failureOf(error).message);
    }
  }

  function shownOf(theirs: ManagedEntryFragment): ManagedEntryFragment {
    const isPublished = theirs.version > (entry?.draft?.version ?? opened?.version ?? 0);
    return isPublished ? { ...theirs, draft: null } : theirs;
  }

  async function openTheirs({ theirs, shown }: Stale): Promise<void> {
    if (shown !== theirs) await draft.discard();
    onReload(shown);
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
    save,
    openTheirs,
    discard,
    clearMessage: () => setMessage(null),
    keepEditing: () => setStale(null),
  };
}
