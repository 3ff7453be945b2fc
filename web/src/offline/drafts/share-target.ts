import { sweepPhotos } from '../outbox/store.ts';
import { type Draft, database, type StoredPhoto } from '../shared/database.ts';
import { newId } from '../shared/new-id.ts';
import { shrinkPhoto } from '../shared/shrink-photo.ts';
import { sharedKey } from './store.ts';

/**
 * Keeps photos from the gallery until the form takes them, all or none: whether they were kept, which they are not where
 * there would be more than `most`. Rejects when the device has no room.
 */
export async function putShared(files: readonly File[], most: number): Promise<boolean> {
  const added: { photo: StoredPhoto; bytes: ArrayBuffer }[] = [];
  for (const file of files) {
    const small = await shrinkPhoto(file);
    const { type, size } = small;
    added.push({ photo: { id: newId(), name: file.name, type, size }, bytes: await small.arrayBuffer() });
  }
  const change = (await database()).transaction(['drafts', 'photos'], 'readwrite');
  const drafts = change.objectStore('drafts');
  const before = (await drafts.get(sharedKey))?.photos ?? [];
  const photos = [...before, ...added.map(({ photo }) => photo)];
  if (photos.length > most) return false;
  await Promise.all([
    drafts.put({ key: sharedKey, submissionId: '', values: {}, photos, savedAt: Date.now() }),
    ...added.map(({ photo: { id, type }, bytes }) => change.objectStore('photos').put({ id, type, bytes })),
    change.done,
  ]);
  return true;
}

/** What became of what the gallery has sent. */
type Taking = 'none' | 'taken' | 'refused';

/**
 * Hands over what the gallery has sent to the draft that `into` makes with it, both at once: who dies on the way leaves the
 * photos here or there. Where `into` makes none they do not fit, and are forgotten. Rejects when the device has no room.
 */
export async function takeShared(
  into: (photos: readonly StoredPhoto[]) => Draft | undefined,
): Promise<Taking> {
  const change = (await database()).transaction('drafts', 'readwrite');
  const shared = await change.store.get(sharedKey);
  if (!shared) return 'none';
  const draft = into(shared.photos);
  await Promise.all([draft && change.store.put(draft), change.store.delete(sharedKey), change.done]);
  if (draft) return 'taken';
  // Housekeeping: what stays behind is swept another time.
  await sweepPhotos().catch(() => undefined);
  return 'refused';
}
