import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Submitted } from '../../../../rules/server-bundle.ts';
import { badInputsOf } from '../../lib/bad-input.ts';
import { controlOf, fillIn, focusFirst, readValues, rememberFocus } from '../../lib/form-values.ts';
import { useStore } from '../../lib/use-store.ts';
import type { NotePhotos, Sending } from '../../offline/outbox/send-now.ts';
import type { Rejection } from '../../offline/shared/database.ts';
import { operations } from '../../offline/shared/operations.ts';
import { type Checked, check } from './check.ts';
import type { FormDefinition } from './definition.ts';
import { useDraft } from './use-draft.ts';

/** The state of a form. 'sent' lasts until the next page renders; 'queued' is in the outbox under this id. */
type Submission =
  | { status: 'idle' | 'submitting' | 'sent' }
  | { status: 'failed'; message: string }
  | { status: 'queued'; submissionId: string };

/** Returns whether the visitor has to wait. */
export function isBusy({ status }: Submission): boolean {
  return status === 'submitting' || status === 'sent';
}

/** Shown beside a form that received no response, if storage is disabled or full. */
const notStored =
  'You’re offline, and this browser can’t save the form. Nothing was sent. Keep this page open, and press the button again when you’re back online.';

/** Returns the state after a try. `failure` is the message for an answer of the server that is one. */
function stateAfter(sending: Sending, failure: string): Submission {
  if (sending.kind === 'accepted') return { status: 'sent' };
  if (sending.kind === 'queued') return { status: 'queued', submissionId: sending.submissionId };
  return { status: 'failed', message: sending.kind === 'lost' ? notStored : failure };
}

/**
 * The state of a form, which begins with `submitted`. Calls `onEnd` when the server has accepted the
 * submission or the outbox has stored it.
 */
export function useForm(
  definition: FormDefinition,
  correcting: string | undefined,
  submitted: Submitted | undefined,
  onEnd: (end: 'accepted' | 'queued', clear: () => void) => void,
) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(submitted?.errors ?? {});
  const [notice, setNotice] = useState<string | null>(null);
  const { failure } = definition;
  const [submission, setSubmission] = useState<Submission>(
    submitted?.failed ? { status: 'failed', message: failure } : { status: 'idle' },
  );
  const draft = useDraft(definition, correcting, submitted, ({ message, fields }: Rejection) => {
    setNotice(message);
    showErrors(fields);
  });
  const { formRef, keeper, photos, initial } = draft;
  const isDraftStored = useStore(keeper.written);
  const { next: focusNext, hasTyped } = useLaterFocus(submission);
  const isSending = useRef(false);
  const { photosField } = operations[definition.form];

  function checked(values: Record<string, string>): Checked {
    const chosen = photosField ? { [photosField]: photos.stored().map(({ id }) => id) } : {};
    return check(definition.rules, { ...values, ...chosen });
  }

  function showErrors(messages: Record<string, string>, form?: HTMLFormElement): void {
    setErrors(messages);
    const missing = photosField && messages[photosField];
    if (missing) photos.alert(missing);
    const names = Object.keys(messages);
    if (form && names.length > 0 && !hasTyped.current) focusNext.current = () => focusFirst(form, names);
  }

  function clearMessages(): void {
    setErrors({});
    setNotice(null);
  }

  /** Checks and sends the form; undefined if nothing was sent. Until it reads the values they can change. */
  async function send(form: HTMLFormElement): Promise<Sending | undefined> {
    await draft.opened();
    // Read once, so that the outbox lists the values that are sent.
    const values = readValues(form);
    const result = checked(values);
    const unreadable = badInputsOf(form);
    if (!result.ok || Object.keys(unreadable).length > 0) {
      showErrors({ ...(result.ok ? {} : result.errors), ...unreadable }, form);
      return undefined;
    }
    hasTyped.current = false;
    setSubmission({ status: 'submitting' });
    await photos.whenStored();
    // Every upload was rejected; the picker shows why.
    if (photosField && photos.stored().length === 0) return undefined;
    const sending = await keeper.send(values, {
      input: result.input,
      blobs: photos.blobs,
      ...(photosField && { uploads: (note: NotePhotos) => photos.finish(photosField, note) }),
      isWatched: () => formRef.current !== null,
    });
    if (sending.kind === 'failed') return restoreFailed(form, sending);
    // The outbox uploads the remaining photos.
    if (sending.kind === 'queued') photos.close();
    return sending;
  }

  /** Sends the form, unless it is being sent, and shows the result. */
  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const sending = await send(form);
      setSubmission(sending ? stateAfter(sending, failure) : { status: 'idle' });
      // Does not navigate if the visitor has left the form.
      const isOver = sending?.kind === 'accepted' || sending?.kind === 'queued';
      if (isOver && formRef.current) onEnd(sending.kind, clear);
    } catch (error) {
      setSubmission({ status: 'failed', message: failure });
      throw error;
    } finally {
      isSending.current = false;
    }
  }

  function restoreFailed(form: HTMLFormElement, sending: Sending & { kind: 'failed' }): Sending | undefined {
    photos.adopt(sending.photos);
    const fields = sending.rejection?.fields ?? {};
    if (photosField && photosField in fields) {
      // A rejected upload has already shown its alert.
      if (photos.view.read().alert === null) photos.uploadAgain();
      return undefined;
    }
    const email = definition.clearsEmail ? controlOf(form, 'email') : undefined;
    if (email instanceof HTMLInputElement) email.value = '';
    keeper.save();
    showErrors(fields, form);
    return sending;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy(submission)) return;
    photos.alert(null);
    clearMessages();
    // A press from before hydration (held-events.ts) has no submitter if the visitor has typed since.
    hasTyped.current = event.submitter === null;
    focusNext.current = rememberFocus();
    void submit(event.currentTarget);
  }

  function onInput(event: InputEvent<HTMLFormElement>): void {
    keeper.save();
    hasTyped.current = true;
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (!name || errors[name] === undefined) return;
    const result = checked(readValues(event.currentTarget));
    const { [name]: _corrected, ...others } = errors;
    const error = result.ok ? undefined : result.errors[name];
    setErrors(error === undefined ? others : { ...others, [name]: error });
  }

  /** Empties the form and the draft; returns a function that restores them. */
  function clear(): () => Promise<void> {
    const form = formRef.current;
    const values = form ? readValues(form) : {};
    form?.reset();
    const restorePhotos = photos.clear();
    clearMessages();
    setSubmission({ status: 'idle' });
    const cleared = keeper.clear();
    return async () => {
      await cleared;
      if (formRef.current) fillIn(formRef.current, values);
      restorePhotos();
      keeper.save();
    };
  }

  return { formRef, initial, photos, errors, notice, isDraftStored, submission, onSubmit, onInput, clear };
}

/**
 * Calls `next` once a form is not being sent, because its fields are inert until then. `next` returns the
 * focus to its place at the press, or moves it to the first error. `hasTyped` is whether the visitor has
 * changed a field since the press; then the focus stays.
 */
function useLaterFocus(submission: Submission) {
  const next = useRef<() => void>(undefined);
  const hasTyped = useRef(false);
  useEffect(() => {
    if (isBusy(submission)) return;
    next.current?.();
    next.current = undefined;
  }, [submission]);
  return { next, hasTyped };
}
