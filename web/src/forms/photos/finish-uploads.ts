import { uploadFailure } from '../../content/common/messages.ts';
import type { Answer } from '../../offline/outbox/answer.ts';
import type { NotePhotos } from '../../offline/outbox/send-now.ts';
import type { PhotoSelection } from './selection.ts';

/**
 * Continues the uploads of a form whose submission is in the outbox; calls `note` with each file name that
 * the server returns. Returns an answer that ends the attempt: a network error as soon as one upload fails to
 * connect, a rejection if the server rejects a photo. Returns undefined when all uploads are complete or the
 * form has left the page.
 */
export async function finishUploads(
  photos: PhotoSelection,
  photosField: string,
  note: NotePhotos,
): Promise<Answer | undefined> {
  const before = photos.stored().length;
  const isNetworkError = await untilNetworkError(photos, () => void note(photos.stored()));
  // The server rejected a photo and the form dropped it: the visitor decides whether to send the others.
  if (photos.stored().length < before) {
    return { kind: 'rejected', message: uploadFailure, fields: { [photosField]: uploadFailure } };
  }
  await note(photos.stored());
  return isNetworkError ? { kind: 'networkError' } : undefined;
}

/** Resolves to true when an upload gets no answer, to false when all uploads have ended. */
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
