import { type Draft, database, type StoredPhoto } from '../shared/database.ts';
import type { FormName } from '../shared/operations.ts';

/** The key of the draft in which an item of the outbox is being corrected; a form's own draft has the form's name. */
export function correctionKey(form: FormName, submissionId: string): string {
  return `${form}/${submissionId}`;
}

/** The key of what the gallery has sent, until the quote form takes it. */
export const sharedKey = 'shared';

/** The keys of all drafts. */
export async function draftKeys(): Promise<string[]> {
  return (await database()).getAllKeys('drafts');
}

/** The draft under this key; undefined where there is none. */
export async function readDraft(key: string): Promise<Draft | undefined> {
  return (await database()).get('drafts', key);
}

/** Keeps a draft. It is committed at once: a page that is being closed waits for nothing. */
export async function saveDraft(draft: Draft): Promise<void> {
  const change = (await database()).transaction('drafts', 'readwrite');
  const stored = change.store.put(draft);
  change.commit();
  await Promise.all([stored, change.done]);
}

/** Forgets a draft, as surely as it is kept. */
export async function deleteDraft(key: string): Promise<void> {
  const change = (await database()).transaction('drafts', 'readwrite');
  const deleted = change.store.delete(key);
  change.commit();
  await Promise.all([deleted, change.done]);
}

/** Keeps the bytes of a photo together with the draft that names it; rejects when the device has no room. */
export async function storePhoto(draft: Draft, photo: StoredPhoto, bytes: ArrayBuffer): Promise<void> {
  const db = await database();
  const change = db.transaction(['drafts', 'photos'], 'readwrite');
  await Promise.all([
    change.objectStore('drafts').put(draft),
    change.objectStore('photos').put({ id: photo.id, type: photo.type, bytes }),
    change.done,
  ]);
}

/** The picture itself; undefined when its bytes are gone. */
export async function readPhoto(id: string): Promise<Blob | undefined> {
  const kept = await (await database()).get('photos', id);
  return kept && new Blob([kept.bytes], { type: kept.type });
}
