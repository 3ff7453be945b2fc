import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { controlOf, focusFirst, readValues } from '../../lib/form-values.ts';
import { useStore } from '../../lib/use-store.ts';
import {
  type FormToken,
  fetchFormToken,
  MIN_FILL_MS,
  waitUntilValid,
} from '../../offline/outbox/form-token.ts';
import type { NotePhotos, Sending } from '../../offline/outbox/send-now.ts';
import type { Rejection } from '../../offline/shared/database.ts';
import { newId } from '../../offline/shared/new-id.ts';
import { operations } from '../../offline/shared/operations.ts';
import { finishUploads } from '../photos/finish-uploads.ts';
import { type Checked, check } from './check.ts';
import type { FormDefinition } from './definition.ts';
import { useDraft } from './use-draft.ts';
import { type Attempt, isBusy, useSubmission } from './use-submission.ts';

/**
 * One form on a page, from the first letter typed to the server's word. `onEnd` is called when the server has it, or the
 * outbox.
 */
export function useForm(
  definition: FormDefinition,
  correcting: string | undefined,
  onEnd: (end: 'accepted' | 'queued', clear: () => void) => void,
) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [notice, setNotice] = useState<string | null>(null);
  const draft = useDraft(definition, correcting, showRejection);
  const { formRef, keeper, photos } = draft;
  const isDraftStored = useStore(keeper.written);
  const { submission, submit, reset } = useSubmission(definition.failure);
  const { photosField } = operations[definition.form];
  const { fetchToken, takeToken } = useFormToken();

  const focusNext = useRef<() => void>(undefined);
  // While a form is being sent its fields are inert, which takes the focus from them, and cannot be given it.
  useEffect(() => {
    if (isBusy(submission)) return;
    focusNext.current?.();
    focusNext.current = undefined;
  }, [submission]);

  function checked(typed: Record<string, string>): Checked {
    const values = definition.prepare?.(typed) ?? typed;
    const chosen = photosField ? { [photosField]: photos.stored().map(({ id }) => id) } : {};
    // The submission gets its own id on its way out.
    return check(definition.rules, { ...values, ...chosen, submissionId: newId() });
  }

  const attempt =
    (form: HTMLFormElement): Attempt =>
    async () => {
      await draft.opened();
      // One reading for what is sent and what is listed.
      const values = readValues(form);
      const verdict = checked(values);
      if (!verdict.ok) return showErrors(form, verdict.errors);
      const [formToken] = await Promise.all([takeToken(), photos.whenStored()]);
      // An upload that failed has said so, and has taken the photos with it.
      if (photosField && photos.stored().length === 0) return undefined;
      const sending = await keeper.send(values, {
        input: { ...verdict.input, ...(formToken && { formToken }) },
        blobs: photos.blobs,
        ...(photosField && {
          uploads: (note: NotePhotos) => finishUploads(photos, photosField, note),
        }),
        isWatched: () => formRef.current !== null,
      });
      if (sending.kind === 'failed') return restoreFailed(form, sending);
      // From here on the outbox uploads them.
      if (sending.kind === 'queued') photos.close();
      return sending;
    };

  function restoreFailed(form: HTMLFormElement, sending: Sending & { kind: 'failed' }): Sending | undefined {
    photos.adopt(sending.photos);
    const fields = sending.rejection?.fields ?? {};
    if (photosField && photosField in fields) {
      photos.fail();
      return undefined;
    }
    // After a failure that the server answered the email is typed anew, and nothing else.
    const email = controlOf(form, 'email');
    if (email instanceof HTMLInputElement) email.value = '';
    keeper.save();
    showErrors(form, fields);
    return sending;
  }

  function showRejection({ message, fields }: Rejection): void {
    setNotice(message);
    setErrors(fields);
    const missing = photosField ? fields[photosField] : undefined;
    if (missing) photos.alert(missing);
  }

  function showErrors(form: HTMLFormElement, found: Record<string, string>): undefined {
    setErrors(found);
    const missing = photosField ? found[photosField] : undefined;
    if (missing) photos.alert(missing);
    const names = Object.keys(found);
    if (names.length > 0) focusNext.current = () => focusFirst(form, names);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy(submission)) return;
    photos.alert(null);
    setErrors({});
    setNotice(null);
    focusNext.current = backToFocused(event.currentTarget);
    void submit(attempt(event.currentTarget)).then((sending) => {
      // A visitor who has left the form meanwhile is not taken away from what they do.
      const isOver = sending?.kind === 'accepted' || sending?.kind === 'queued';
      if (isOver && formRef.current) onEnd(sending.kind, clear);
    });
  }

  function onInput(event: InputEvent<HTMLFormElement>): void {
    keeper.save();
    fetchToken();
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (!name || errors[name] === undefined) return;
    const verdict = checked(readValues(event.currentTarget));
    const { [name]: _settled, ...others } = errors;
    const still = verdict.ok ? undefined : verdict.errors[name];
    setErrors(still === undefined ? others : { ...others, [name]: still });
  }

  function clear(): void {
    formRef.current?.reset();
    photos.clear();
    setErrors({});
    setNotice(null);
    reset();
    void keeper.clear();
  }

  return { formRef, photos, errors, notice, isDraftStored, submission, onSubmit, onInput, clear };
}

/**
 * Fetches the server's word for when the filling in of this form was begun, and waits until it may be sent. What has none by
 * then, for want of a connection, gets one when it is delivered.
 */
function useFormToken() {
  const issued = useRef<Promise<FormToken | undefined>>(undefined);
  const fetchToken = () => {
    issued.current ??= fetchFormToken();
    return issued.current;
  };
  const takeToken = async () => waitUntilValid(await Promise.race([fetchToken(), after(MIN_FILL_MS)]));
  return { fetchToken, takeToken };
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));

/** Gives the focus back to the control of a form that has it now, unless the visitor has gone elsewhere. */
function backToFocused(form: HTMLFormElement): () => void {
  const focused = document.activeElement;
  return () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement && form.contains(focused)) focused.focus();
  };
}
