import type { FormName } from '../../../../rules/form/form-types.ts';
import { type Draft, database, type StoredPhoto } from './database.ts';

/** Returns the key of the draft of a correction. The key of a form's own draft is the form's name. */
export function correctionKey(form: FormName, submissionId: string): string {
  return `${form}/${submissionId}`;
}

/** The key of the photos that the share menu sent, until the quote form takes them over. */
export const sharedKey = 'shared';

export async function draftKeys(): Promise<string[]> {
  return (await database()).getAllKeys('drafts');
}

export async function readDraft(key: string): Promise<Draft | undefined> {
  return (await database()).get('drafts', key);
}

/** Stores a draft. Commits at once: a closing page does not wait for promises. */
export async function saveDraft(draft: Draft): Promise<void> {
  const change = (await database()).transaction('drafts', 'readwrite');
  const stored = change.store.put(draft);
  change.commit();
  await Promise.all([stored, change.done]);
}

/** Deletes a draft. Commits at once, as `saveDraft` does. */
export async function deleteDraft(key: string): Promise<void> {
  const change = (await database()).transaction('drafts', 'readwrite');
  const deleted = change.store.delete(key);
  change.commit();
  await Promise.all([deleted, change.done]);
}

/** Stores a photo's bytes and its draft in one transaction. Rejects when the device is full. */
export async function storePhoto(draft: Draft, photo: StoredPhoto, bytes: ArrayBuffer): Promise<void> {
  const db = await database();
  const change = db.transaction(['drafts', 'photos'], 'readwrite');
  await Promise.all([
    change.objectStore('drafts').put(draft),
    change.objectStore('photos').put({ id: photo.id, type: photo.type, bytes }),
    change.done,
  ]);
}

/** Returns undefined if the bytes are not stored. */
export async function readPhoto(id: string): Promise<Blob | undefined> {
  const stored = await (await database()).get('photos', id);
  return stored && new Blob([stored.bytes], { type: stored.type });
}
