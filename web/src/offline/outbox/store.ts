import { correctionKey } from '../drafts/store.ts';
import { forgetUnpersisted, rememberUnpersisted, withUnpersisted } from '../drafts/unpersisted-changes.ts';
import { publish } from '../shared/channel.ts';
import {
  type Draft,
  database,
  type OutboxItem,
  type PhotoBytes,
  type StoredPhoto,
} from '../shared/database.ts';
import { withSubmissionLock } from './submission-lock.ts';

/** Every item, oldest first. */
export async function listItems(): Promise<OutboxItem[]> {
  const items = await (await database()).getAll('outbox');
  return items.map(withUnpersisted).toSorted((a, b) => a.queuedAt - b.queuedAt);
}

export async function readItem(submissionId: string): Promise<OutboxItem | undefined> {
  const item = await (await database()).get('outbox', submissionId);
  return item && withUnpersisted(item);
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
  const missing = await unstoredPhotos(item.photos, blobs);
  const change = (await database()).transaction(['outbox', 'drafts', 'photos'], 'readwrite');
  await Promise.all([
    change.objectStore('outbox').put(item),
    change.objectStore('drafts').delete(draftKey),
    ...missing.map((photo) => change.objectStore('photos').put(photo)),
    change.done,
  ]);
  publish({ kind: 'changed' });
}

async function unstoredPhotos(
  photos: readonly StoredPhoto[],
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
    const item = { ...withUnpersisted(stored), ...changes };
    await Promise.all([change.store.put(item), change.done]).then(
      () => forgetUnpersisted(submissionId),
      () => rememberUnpersisted(stored, changes),
    );
  }
  publish({ kind: 'changed' });
}

/** The server has it: forgets the item and its photos. */
export async function forgetItem(submissionId: string): Promise<void> {
  await removeItem(submissionId);
  publish({ kind: 'sent', submissionId });
}

/** The visitor does not want it sent any more. False where it is just being sent, or edited, and so was left alone. */
export async function discardItem(submissionId: string): Promise<boolean> {
  const remove = async () => {
    await removeItem(submissionId);
    return true;
  };
  const isRemoved = await withSubmissionLock(submissionId, remove, { onlyIfFree: true });
  publish({ kind: 'changed' });
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
  publish({ kind: 'changed' });
}

/** Forgets an item, its photos, and an edit of it that was begun. */
async function removeItem(submissionId: string): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  const item = await change.objectStore('outbox').get(submissionId);
  if (item) await change.objectStore('drafts').delete(correctionKey(item.form, submissionId));
  await Promise.all([change.objectStore('outbox').delete(submissionId), change.done]);
  forgetUnpersisted(submissionId);
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
  const sent = [...items, ...drafts.flatMap((draft) => draft.sent ?? [])];
  const earlier = sent.flatMap(({ version }) => version?.earlier ?? []);
  const named = new Set(
    [...items, ...drafts, ...earlier].flatMap(({ photos }) => photos.map(({ id }) => id)),
  );
  const photos = change.objectStore('photos');
  await Promise.all(ids.filter((id) => !named.has(id)).map((id) => photos.delete(id)));
  await change.done;
}

/** A corrected item that failed again: refused as before, with what was typed kept beside it. */
export async function rejectAgain(item: OutboxItem, draft: Draft): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  const refused: OutboxItem = { ...item, state: 'refused' };
  await Promise.all([
    change.objectStore('outbox').put(refused),
    change.objectStore('drafts').put(draft),
    change.done,
  ]).catch(() => updateItem(item.submissionId, refused));
  publish({ kind: 'changed' });
}
