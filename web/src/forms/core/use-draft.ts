import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { photosTooMany, uploadFailure } from '../../../../content/common/messages.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import type { Submitted } from '../../../../rules/server-bundle.ts';
import { fillIn, isUntouched, keepTyped, readValues } from '../../lib/form-values.ts';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { listen } from '../../lib/listen.ts';
import { DraftKeeper } from '../../offline/drafts/draft-keeper.ts';
import { registerUnsaved } from '../../offline/drafts/unsaved.ts';
import type { Rejection } from '../../offline/shared/database.ts';
import { operations } from '../../offline/shared/operations.ts';
import type { Initial } from '../fields/form-context.ts';
import { PhotoSelection } from '../photos/selection.ts';
import type { FormDefinition } from './definition.ts';

/** Shown in the form of an item that was sent before the edit. */
const sentMeanwhile = 'This form has already been sent or discarded. You can fill in a new one.';

const none: Initial = { values: {}, focused: undefined };

/** Returns how many photos the form takes, from its rules. */
function photoLimit({ rules }: FormDefinition): number {
  return Math.max(0, ...Object.values(rules).map((field) => factsOf(field).maxItems ?? 0));
}

/** Returns the values of a form that the server did not accept, and the control that gets the focus. */
function initialOf({ clearsEmail }: FormDefinition, { values, errors, failed }: Submitted): Initial {
  const { email = '', ...others } = values;
  return {
    values: failed && clearsEmail ? others : { ...others, email },
    focused: failed ? undefined : Object.keys(errors)[0],
  };
}

/**
 * Restores the stored draft and saves changes. `correcting` is the id of an item of the outbox: the form
 * opens with it, and `onRejected` receives the reason of its rejection. With `submitted` the form keeps its
 * values instead of the draft's.
 */
export function useDraft(
  definition: FormDefinition,
  correcting: string | undefined,
  submitted: Submitted | undefined,
  onRejected: (rejection: Rejection) => void,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const opening = useRef<Promise<void>>(undefined);
  const [{ keeper, photos }] = useState(() => {
    const drafts = new DraftKeeper(definition.form, correcting);
    const alert = submitted?.errors[operations[definition.form].photosField ?? ''];
    return { keeper: drafts, photos: new PhotoSelection(drafts, photoLimit(definition), alert) };
  });
  const isSubmitted = submitted !== undefined;
  const initial = useHydrated() || !submitted ? none : initialOf(definition, submitted);

  // Before the render without `initial`, which would empty the controls.
  useLayoutEffect(() => {
    if (isSubmitted && formRef.current) keepTyped(formRef.current);
  }, [isSubmitted]);

  const reject = useEffectEvent(onRejected);
  // The estimate may be known only after hydration, which is before the draft has been read.
  const fill = useEffectEvent((form: HTMLFormElement, stored: Record<string, string>) =>
    fillIn(form, definition.restore?.(stored) ?? stored),
  );

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const read = () => {
      const stored = photos.stored();
      const values = isUntouched(form) ? null : readValues(form);
      return values || stored.length > 0 ? { values: values ?? {}, photos: stored } : null;
    };
    opening.current = keeper.open(read).then(async ({ values, photos: storedPhotos, rejection, gone }) => {
      fill(form, isSubmitted ? {} : values);
      if (rejection) reject(rejection);
      if (gone) reject({ message: sentMeanwhile, fields: {} });
      await photos.restore(storedPhotos);
      // Photos may have been chosen before hydration.
      for (const input of form.querySelectorAll<HTMLInputElement>('[type="file"]')) photos.take(input);
      if (photos.limit > 0 && !correcting) await addShared(photos);
      keeper.save();
    });
    const stop = keeper.watch();
    const forget = registerUnsaved(async () => (await keeper.flush()) && photos.areStored());
    const ignore = listen(window, ['online'], () => void photos.resume());
    return () => {
      ignore();
      forget();
      stop();
      photos.close();
    };
  }, [keeper, photos, correcting, isSubmitted]);

  return {
    formRef,
    keeper,
    photos,
    initial,
    /** Resolves when the stored draft is in the form. */
    opened: async () => opening.current,
  };
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
