import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sentMeanwhile } from '../../content/copy/offline.ts';
import { photosTooMany, uploadFailure } from '../../content/messages.ts';
import { fillIn, isUntouched, readValues } from '../../lib/form-values.ts';
import { DraftKeeper } from '../../offline/drafts/draft-keeper.ts';
import { registerUnsaved } from '../../offline/drafts/unsaved.ts';
import type { Rejection } from '../../offline/shared/database.ts';
import { PhotoSelection } from '../photos/selection.ts';
import type { FormDefinition } from './definition.ts';

/** The form on the page and what is kept of it on the device. */
export interface FormDraft {
  formRef: RefObject<HTMLFormElement | null>;
  keeper: DraftKeeper;
  photos: PhotoSelection;
  /** Settles when what was kept is in the form. */
  opened(): Promise<void>;
}

/** Photos a form takes; the rules say it once for each form. */
function photoLimit({ rules }: FormDefinition): number {
  return Math.max(0, ...Object.values(rules).map(({ maxItems = 0 }) => maxItems));
}

/**
 * Brings back what was typed here before, and keeps what is typed from now on. With `correcting`, the id of an
 * item of the outbox, the form opens with that one; `onRejected` is then told why it was rejected.
 */
export function useDraft(
  definition: FormDefinition,
  correcting: string | undefined,
  onRejected: (rejection: Rejection) => void,
): FormDraft {
  const formRef = useRef<HTMLFormElement>(null);
  const opening = useRef<Promise<void>>(undefined);
  const onRejection = useRef(onRejected);
  const restore = useRef(definition.restore);
  const [{ keeper, photos }] = useState(() => {
    const drafts = new DraftKeeper(definition.form, correcting);
    return { keeper: drafts, photos: new PhotoSelection(drafts, photoLimit(definition)) };
  });

  // What the visitor comes with may be known only when the page is hydrated, which is before the draft has been read.
  useLayoutEffect(() => {
    restore.current = definition.restore;
  });

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const read = () => {
      const stored = photos.stored();
      const values = isUntouched(form) ? null : readValues(form);
      return values || stored.length > 0 ? { values: values ?? {}, photos: stored } : null;
    };
    opening.current = keeper.open(read).then(async ({ values, photos: brought, rejection, gone }) => {
      fillIn(form, restore.current?.(values) ?? values);
      if (rejection) onRejection.current(rejection);
      if (gone) onRejection.current({ message: sentMeanwhile, fields: {} });
      await photos.restore(brought);
      // Photos may have been chosen before the page was hydrated.
      for (const input of form.querySelectorAll<HTMLInputElement>('[type="file"]')) photos.take(input);
      if (photos.limit > 0 && !correcting) await addShared(photos);
      keeper.save();
    });
    const stop = keeper.watch();
    const forget = registerUnsaved(async () => (await keeper.flush()) && photos.areStored());
    const resume = () => void photos.resume();
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      forget();
      stop();
      photos.close();
    };
  }, [keeper, photos, correcting]);

  return { formRef, keeper, photos, opened: async () => opening.current };
}

/** Adds what the phone's gallery has sent to this form's photos, and says what the worker did not take of it. */
async function addShared(photos: PhotoSelection): Promise<void> {
  const { pathname, search, hash } = window.location;
  const shared = new URLSearchParams(search).get('shared');
  await photos.takeShared();
  if (shared === null) return;
  if (shared === 'refused') photos.alert(uploadFailure);
  if (shared === 'too-many') photos.alert(photosTooMany);
  // Told once: a reload is not another sharing.
  window.history.replaceState(window.history.state, '', pathname + hash);
}
