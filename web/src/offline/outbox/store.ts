import type { FormName } from '../../../../rules/form/form-types.ts';
import { publish } from '../shared/channel.ts';
import {
  type Draft,
  database,
  type OutboxItem,
  type PhotoBytes,
  type StoredPhoto,
} from '../shared/database.ts';
import { correctionKey } from '../shared/draft-store.ts';
import { recordSent } from './sent.ts';
import { withSubmissionLock } from './submission-lock.ts';
import { UnpersistedChanges } from './unpersisted-changes.ts';

const unpersisted = new UnpersistedChanges();

/** Returns every item, oldest first. */
export async function listItems(): Promise<OutboxItem[]> {
  const items = await (await database()).getAll('outbox');
  return items.map((item) => unpersisted.apply(item)).toSorted((a, b) => a.queuedAt - b.queuedAt);
}

export async function readItem(submissionId: string): Promise<OutboxItem | undefined> {
  const item = await (await database()).get('outbox', submissionId);
  return item && unpersisted.apply(item);
}

/**
 * Stores an item with those of its photos that are not stored yet, and deletes its draft, in one transaction.
 * Rejects when the device is full.
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
  const stored = new Set(await (await database()).getAllKeys('photos'));
  const bytes = photos.map(async ({ id, type }) => {
    const blob = stored.has(id) ? undefined : blobs.get(id);
    return blob ? [{ id, type, bytes: await blob.arrayBuffer() }] : [];
  });
  return (await Promise.all(bytes)).flat();
}

/** Updates an item if it still exists. On a full device keeps the change in memory, to send the item. */
export async function updateItem(submissionId: string, changes: Partial<OutboxItem>): Promise<void> {
  const db = await database();
  const change = db.transaction('outbox', 'readwrite');
  const stored = await change.store.get(submissionId);
  if (stored) {
    const item = { ...unpersisted.apply(stored), ...changes };
    await Promise.all([change.store.put(item), change.done]).then(
      () => unpersisted.delete(submissionId),
      () => unpersisted.add(stored, changes),
    );
  }
  publish({ kind: 'changed' });
}

/** Deletes an accepted item and its photos. `waited` is the form of an item that had waited. */
export async function deleteSentItem(submissionId: string, waited?: FormName): Promise<void> {
  const item = await removeItem(submissionId);
  // The list of sent submissions is a convenience.
  if (item) await recordSent(item.form).catch(() => undefined);
  publish({ kind: 'sent', submissionId, ...(waited && { waited }) });
}

/** Deletes an item that the visitor discards. Returns false if the item is being sent or edited. */
export async function discardItem(submissionId: string): Promise<boolean> {
  const remove = async () => {
    await removeItem(submissionId);
    return true;
  };
  const isRemoved = await withSubmissionLock(submissionId, remove, { onlyIfFree: true });
  publish({ kind: 'changed' });
  return isRemoved ?? false;
}

/** Moves an item from the outbox back to its form's draft. */
export async function returnItem(submissionId: string, draft: Draft): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  await Promise.all([
    change.objectStore('outbox').delete(submissionId),
    change.objectStore('drafts').put(draft),
    change.done,
    // No space for the draft: the open form has the contents, and the outbox must not send them.
  ]).catch(() => db.delete('outbox', submissionId));
  publish({ kind: 'changed' });
}

/** Deletes an item, its photos and the draft of its correction. Returns the item if there was one. */
async function removeItem(submissionId: string): Promise<OutboxItem | undefined> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  const item = await change.objectStore('outbox').get(submissionId);
  if (item) await change.objectStore('drafts').delete(correctionKey(item.form, submissionId));
  await Promise.all([change.objectStore('outbox').delete(submissionId), change.done]);
  unpersisted.delete(submissionId);
  // Failed deletions are retried by the next sweep.
  await sweepPhotos().catch(() => undefined);
  return item;
}

/** Deletes photos that no submission and no draft refers to. */
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
  const referenced = new Set(
    [...items, ...drafts, ...earlier].flatMap(({ photos }) => photos.map(({ id }) => id)),
  );
  const photos = change.objectStore('photos');
  await Promise.all(ids.filter((id) => !referenced.has(id)).map((id) => photos.delete(id)));
  await change.done;
}

/** Stores a corrected item that was rejected again, with the draft of its correction. */
export async function storeRejected(item: OutboxItem, draft: Draft): Promise<void> {
  const db = await database();
  const change = db.transaction(['outbox', 'drafts'], 'readwrite');
  const rejected: OutboxItem = { ...item, state: 'rejected' };
  await Promise.all([
    change.objectStore('outbox').put(rejected),
    change.objectStore('drafts').put(draft),
    change.done,
  ]).catch(() => updateItem(item.submissionId, rejected));
  publish({ kind: 'changed' });
}
