import { announce } from './changes.ts';
import { type Draft, database, type OutboxItem } from './database.ts';
import { correctionKey } from './drafts.ts';

/** Every item, oldest first. */
export async function listItems(): Promise<OutboxItem[]> {
  const items = await (await database()).getAll('outbox');
  return items.toSorted((a, b) => a.queuedAt - b.queuedAt);
}

export async function readItem(submissionId: string): Promise<OutboxItem | undefined> {
  return (await database()).get('outbox', submissionId);
}

/** Puts an item in and takes away the draft it was made of, both or neither. */
export async function putItem(item: OutboxItem, draftKey: string): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  await Promise.all([
    change.objectStore('outbox').put(item),
    change.objectStore('drafts').delete(draftKey),
    change.done,
  ]);
  announce({ kind: 'changed' });
}

/** Changes what is kept of an item; one that is gone stays gone. */
export async function updateItem(submissionId: string, changes: Partial<OutboxItem>): Promise<void> {
  const db = await database();
  const change = db.transaction('outbox', 'readwrite');
  const item = await change.store.get(submissionId);
  if (item) await change.store.put({ ...item, ...changes });
  await change.done;
  announce({ kind: 'changed' });
}

/** The server has it: forgets the item and its photos. */
export async function forgetItem(submissionId: string): Promise<void> {
  await removeItem(submissionId);
  announce({ kind: 'sent', submissionId });
}

/** The visitor does not want it sent any more. */
export async function discardItem(submissionId: string): Promise<void> {
  await removeItem(submissionId);
  announce({ kind: 'changed' });
}

/** Takes an item out of the outbox and back into its form, both or neither. */
export async function returnItem(submissionId: string, draft: Draft): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  await Promise.all([
    change.objectStore('outbox').delete(submissionId),
    change.objectStore('drafts').put(draft),
    change.done,
  ]);
  announce({ kind: 'changed' });
}

/** Forgets an item, its photos, and an edit of it that was begun. */
async function removeItem(submissionId: string): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  const item = await change.objectStore('outbox').get(submissionId);
  if (item) await change.objectStore('drafts').delete(correctionKey(item.form, submissionId));
  await Promise.all([change.objectStore('outbox').delete(submissionId), change.done]);
  await sweepPhotos();
}

/** Deletes the bytes that neither a waiting submission nor a draft names. */
export async function sweepPhotos(): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts', 'photos'], 'readwrite');
  const [items, drafts, ids] = await Promise.all([
    change.objectStore('outbox').getAll(),
    change.objectStore('drafts').getAll(),
    change.objectStore('photos').getAllKeys(),
  ]);
  const named = new Set([...items, ...drafts].flatMap(({ photos }) => photos.map(({ id }) => id)));
  const photos = change.objectStore('photos');
  await Promise.all(ids.filter((id) => !named.has(id)).map((id) => photos.delete(id)));
  await change.done;
}

/** A corrected item that failed again: refused as before, with what was typed kept beside it. */
export async function refuseAgain(item: OutboxItem, draft: Draft): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  await Promise.all([
    change.objectStore('outbox').put({ ...item, state: 'refused' }),
    change.objectStore('drafts').put(draft),
    change.done,
  ]);
  announce({ kind: 'changed' });
}
