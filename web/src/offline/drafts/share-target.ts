import { sweepPhotos } from '../outbox/store.ts';
import { type Draft, database, type StoredPhoto } from '../shared/database.ts';
import { sharedKey } from '../shared/draft-store.ts';
import { newId } from '../shared/new-id.ts';
import { shrinkPhoto } from '../shared/shrink-photo.ts';

/**
 * Stores photos from the share menu until the form takes them over. Returns false, and stores none, if there
 * would be more than `max`. Rejects when the device is full.
 */
export async function putShared(files: readonly File[], max: number): Promise<boolean> {
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
  if (photos.length > max) return false;
  await Promise.all([
    drafts.put({ key: sharedKey, submissionId: '', values: {}, photos, savedAt: Date.now() }),
    ...added.map(({ photo: { id, type }, bytes }) => change.objectStore('photos').put({ id, type, bytes })),
    change.done,
  ]);
  return true;
}

type TakeResult = 'none' | 'taken' | 'rejected';

/**
 * Moves the shared photos into the draft that `into` returns, in one transaction. If it returns undefined,
 * they do not fit and are deleted. Rejects when the device is full.
 */
export async function takeShared(
  into: (photos: readonly StoredPhoto[]) => Draft | undefined,
): Promise<TakeResult> {
  const change = (await database()).transaction('drafts', 'readwrite');
  const shared = await change.store.get(sharedKey);
  if (!shared) return 'none';
  const draft = into(shared.photos);
  await Promise.all([draft && change.store.put(draft), change.store.delete(sharedKey), change.done]);
  if (draft) return 'taken';
  // Failed deletions are retried by the next sweep.
  await sweepPhotos().catch(() => undefined);
  return 'rejected';
}
