import { uploadFailure } from '../../content/messages.ts';
import type { Answer } from '../../offline/outbox/answer.ts';
import type { NotePhotos } from '../../offline/outbox/send-now.ts';
import type { PhotoSelection } from './selection.ts';

/**
 * Goes on with a form's uploads while its submission is in the outbox, and tells `note` of every name that the server gives.
 * Gives the answer that ends this try: a network error as soon as one upload had one, since the others would wait for as long, and a
 * rejection where an upload was rejected. Undefined where there is nothing more to upload, or the form has left the page.
 */
export async function finishUploads(
  photos: PhotoSelection,
  photosField: string,
  note: NotePhotos,
): Promise<Answer | undefined> {
  const before = photos.stored().length;
  const isNetworkError = await untilNetworkError(photos, () => void note(photos.stored()));
  // The server rejected a photo, which is no longer in the form: the visitor decides whether to send the others.
  if (photos.stored().length < before) {
    return { kind: 'rejected', message: uploadFailure, fields: { [photosField]: uploadFailure } };
  }
  await note(photos.stored());
  return isNetworkError ? { kind: 'networkError' } : undefined;
}

/** True as soon as an upload got no answer, false when all are at their end. */
function untilNetworkError(photos: PhotoSelection, onNamed: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let before = photos.view.read().photos;
    const stop = photos.view.subscribe(() => {
      const now = photos.view.read().photos;
      const changed = now.filter(({ id, state }) => before.find((it) => it.id === id)?.state !== state);
      before = now;
      if (changed.some(({ state }) => state === 'uploaded')) onNamed();
      if (changed.some(({ state }) => state === 'stored')) end(true);
    });
    const end = (isNetworkError: boolean) => {
      stop();
      resolve(isNetworkError);
    };
    void photos.resume().finally(() => end(false));
  });
}
