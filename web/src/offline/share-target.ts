import { database, type KeptPhoto } from './database.ts';
import { newId } from './new-id.ts';

// Beside the drafts of the forms: what it names is kept as their photos are.
const key = 'shared';

/** Keeps photos from the gallery until the form takes them, all or none; rejects when the device has no room. */
export async function putShared(files: readonly File[]): Promise<void> {
  const added: { photo: KeptPhoto; bytes: ArrayBuffer }[] = [];
  for (const file of files) {
    const { name, type, size } = file;
    added.push({ photo: { id: newId(), name, type, size }, bytes: await file.arrayBuffer() });
  }
  const change = (await database()).transaction(['drafts', 'photos'], 'readwrite');
  const drafts = change.objectStore('drafts');
  const before = (await drafts.get(key))?.photos ?? [];
  const photos = [...before, ...added.map(({ photo }) => photo)];
  await Promise.all([
    drafts.put({ key, submissionId: '', values: {}, photos, savedAt: Date.now() }),
    ...added.map(({ photo: { id, type }, bytes }) => change.objectStore('photos').put({ id, type, bytes })),
    change.done,
  ]);
}

/** Hands over what the gallery has sent, once. */
export async function takeShared(): Promise<File[]> {
  const change = (await database()).transaction(['drafts', 'photos'], 'readwrite');
  const drafts = change.objectStore('drafts');
  const stored = change.objectStore('photos');
  const files: File[] = [];
  for (const { id, name, type } of (await drafts.get(key))?.photos ?? []) {
    const kept = await stored.get(id);
    if (kept) files.push(new File([kept.bytes], name, { type }));
    await stored.delete(id);
  }
  await drafts.delete(key);
  await change.done;
  return files;
}
