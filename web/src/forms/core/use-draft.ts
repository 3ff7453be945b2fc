import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { factsOf } from '../../../../rules/field/field.ts';
import { photosTooMany, uploadFailure } from '../../content/common/messages.ts';
import { sentMeanwhile } from '../../content/copy/offline.ts';
import { fillIn, isUntouched, readValues } from '../../lib/form-values.ts';
import { DraftKeeper } from '../../offline/drafts/draft-keeper.ts';
import { registerUnsaved } from '../../offline/drafts/unsaved.ts';
import type { Rejection } from '../../offline/shared/database.ts';
import { PhotoSelection } from '../photos/selection.ts';
import type { FormDefinition } from './definition.ts';

/** The form element and its draft on the device. */
interface FormDraft {
  formRef: RefObject<HTMLFormElement | null>;
  keeper: DraftKeeper;
  photos: PhotoSelection;
  /** Resolves when the stored draft is in the form. */
  opened(): Promise<void>;
}

/** Returns how many photos the form takes, from its rules. */
function photoLimit({ rules }: FormDefinition): number {
  return Math.max(0, ...Object.values(rules).map((field) => factsOf(field).maxItems ?? 0));
}

/**
 * Restores the stored draft and saves changes. With `correcting`, the id of an item of the outbox, the form
 * opens with that item, and `onRejected` receives the reason of its rejection.
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

  // The estimate may be known only after hydration, which is before the draft has been read.
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
    opening.current = keeper.open(read).then(async ({ values, photos: storedPhotos, rejection, gone }) => {
      fillIn(form, restore.current?.(values) ?? values);
      if (rejection) onRejection.current(rejection);
      if (gone) onRejection.current({ message: sentMeanwhile, fields: {} });
      await photos.restore(storedPhotos);
      // Photos may have been chosen before hydration.
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

/** Adds the photos that were shared from the phone's gallery, and reports those that the worker rejected. */
async function addShared(photos: PhotoSelection): Promise<void> {
  const { pathname, search, hash } = window.location;
  const shared = new URLSearchParams(search).get('shared');
  await photos.takeShared();
  if (shared === null) return;
  if (shared === 'rejected') photos.alert(uploadFailure);
  if (shared === 'too-many') photos.alert(photosTooMany);
  // Reports it once, not after each reload.
  window.history.replaceState(window.history.state, '', pathname + hash);
}
