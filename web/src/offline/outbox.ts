import { announce } from './changes.ts';
import { type Draft, database, type KeptPhoto, type OutboxItem, type PhotoBytes } from './database.ts';
import { correctionKey } from './drafts.ts';
import { withItem } from './item-lock.ts';
import { forgetUnwritten, rememberUnwritten, withUnwritten } from './unwritten.ts';

/** Every item, oldest first. */
export async function listItems(): Promise<OutboxItem[]> {
  const items = await (await database()).getAll('outbox');
  return items.map(withUnwritten).toSorted((a, b) => a.queuedAt - b.queuedAt);
}

export async function readItem(submissionId: string): Promise<OutboxItem | undefined> {
  const item = await (await database()).get('outbox', submissionId);
  return item && withUnwritten(item);
}

/**
 * Puts an item in, with what of its photos is not on the device yet, and takes away the draft it was made of: all or
 * nothing. Rejects when the device has no room.
 */
export async function putItem(
  item: OutboxItem,
  draftKey: string,
  blobs: ReadonlyMap<string, Blob>,
): Promise<void> {
  const missing = await unkeptPhotos(item.photos, blobs);
  const change = (await database()).transaction(['outbox', 'drafts', 'photos'], 'readwrite');
  await Promise.all([
    change.objectStore('outbox').put(item),
    change.objectStore('drafts').delete(draftKey),
    ...missing.map((photo) => change.objectStore('photos').put(photo)),
    change.done,
  ]);
  announce({ kind: 'changed' });
}

async function unkeptPhotos(
  photos: readonly KeptPhoto[],
  blobs: ReadonlyMap<string, Blob>,
): Promise<PhotoBytes[]> {
  const kept = new Set(await (await database()).getAllKeys('photos'));
  const found = photos.map(async ({ id, type }) => {
    const blob = kept.has(id) ? undefined : blobs.get(id);
    return blob ? [{ id, type, bytes: await blob.arrayBuffer() }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Changes what is kept of an item; one that is gone stays gone. A device without room keeps nobody from sending it. */
export async function updateItem(submissionId: string, changes: Partial<OutboxItem>): Promise<void> {
  const db = await database();
  const change = db.transaction('outbox', 'readwrite');
  const stored = await change.store.get(submissionId);
  if (stored) {
    const item = { ...withUnwritten(stored), ...changes };
    await Promise.all([change.store.put(item), change.done]).then(
      () => forgetUnwritten(submissionId),
      () => rememberUnwritten(stored, changes),
    );
  }
  announce({ kind: 'changed' });
}

/** The server has it: forgets the item and its photos. */
export async function forgetItem(submissionId: string): Promise<void> {
  await removeItem(submissionId);
  announce({ kind: 'sent', submissionId });
}

/** The visitor does not want it sent any more. False where it is just being sent, or edited, and so was left alone. */
export async function discardItem(submissionId: string): Promise<boolean> {
  const remove = async () => {
    await removeItem(submissionId);
    return true;
  };
  const isRemoved = await withItem(submissionId, remove, { onlyIfFree: true });
  announce({ kind: 'changed' });
  return isRemoved ?? false;
}

/** Takes an item out of the outbox and back into its form. */
export async function returnItem(submissionId: string, draft: Draft): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  await Promise.all([
    change.objectStore('outbox').delete(submissionId),
    change.objectStore('drafts').put(draft),
    change.done,
    // Without room for the draft the form on the page is its only keeper; what went back to it is not sent by itself.
  ]).catch(() => db.delete('outbox', submissionId));
  announce({ kind: 'changed' });
}

/** Forgets an item, its photos, and an edit of it that was begun. */
async function removeItem(submissionId: string): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  const item = await change.objectStore('outbox').get(submissionId);
  if (item) await change.objectStore('drafts').delete(correctionKey(item.form, submissionId));
  await Promise.all([change.objectStore('outbox').delete(submissionId), change.done]);
  forgetUnwritten(submissionId);
  // Housekeeping: what stays behind is swept another time.
  await sweepPhotos().catch(() => undefined);
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
  const refused: OutboxItem = { ...item, state: 'refused' };
  await Promise.all([
    change.objectStore('outbox').put(refused),
    change.objectStore('drafts').put(draft),
    change.done,
  ]).catch(() => updateItem(item.submissionId, refused));
  announce({ kind: 'changed' });
}
