import { photoGone } from '../../content/copy/offline.ts';
import type { OutboxItem, StoredPhoto } from '../shared/database.ts';
import { operations } from '../shared/operations.ts';
import type { Answer } from './answer.ts';
import { sendOperation, uploadPhoto } from './request.ts';
import { versionOf } from './version.ts';

// The server deletes photos that no lead has claimed after a day; older names are not worth a try.
const nameLifetime = 20 * 3_600_000;

/** Where photos come from, and who notes the names that the server gave them. */
export interface PhotoStore {
  read(id: string): Promise<Blob | undefined>;
  note(photos: StoredPhoto[]): Promise<void>;
}

/** Sends an item with its photos, as the correction of what was sent before; never throws for want of a connection. */
export async function deliver(item: OutboxItem, store: PhotoStore): Promise<Answer> {
  const [first, ...others] = versionOf(item).earlier ?? [];
  let replaces = first && versionOf(first).id;
  // Names of their photos are not noted: the item is the latest version.
  const photos = { read: (id: string) => store.read(id), note: async () => undefined };
  // Whether these arrived is not known, and each connects the next one with the one before: once more, in their order.
  for (const version of others) {
    const answer = await deliverVersion(version, replaces, photos);
    if (answer.kind === 'networkError' || answer.kind === 'transientError') return answer;
    if (answer.kind === 'accepted') replaces = versionOf(version).id;
  }
  return deliverVersion(item, replaces, store);
}

/** Uploads what is not yet uploaded, one by one, then sends the mutation. */
async function deliverVersion(
  item: OutboxItem,
  replaces: string | undefined,
  store: PhotoStore,
): Promise<Answer> {
  const fresh = item.photos.map((photo) => (isStale(photo) ? withoutName(photo) : photo));
  const answer = await uploadAndSend({ ...item, photos: fresh }, replaces, store);
  const { photosField } = operations[item.form];
  const namesRejected =
    answer.kind === 'rejected' && photosField !== undefined && photosField in answer.fields;
  // The names may have been forgotten in the meantime: once more with fresh ones before the visitor is bothered.
  if (!namesRejected || !fresh.some((photo) => photo.fileName)) return answer;
  return uploadAndSend({ ...item, photos: fresh.map(withoutName) }, replaces, store);
}

async function uploadAndSend(
  item: OutboxItem,
  replaces: string | undefined,
  store: PhotoStore,
): Promise<Answer> {
  const { mutation, field, photosField } = operations[item.form];
  const submissionId = versionOf(item).id;
  const input: Record<string, unknown> = { ...item.input, submissionId, ...(replaces && { replaces }) };
  if (photosField) {
    const uploaded = await uploadAll(item.photos, photosField, store);
    if (uploaded.kind !== 'accepted') return uploaded;
    input[photosField] = uploaded.data;
  }
  return sendOperation(mutation, { input }, field);
}

async function uploadAll(
  photos: StoredPhoto[],
  photosField: string,
  store: PhotoStore,
): Promise<Answer<string[]>> {
  const known = [...photos];
  for (const [index, photo] of known.entries()) {
    if (photo.fileName) continue;
    const blob = await store.read(photo.id).catch(unlessUnreadable);
    if (!blob) return missing(photo, photosField);
    const answer = await uploadPhoto(blob, photo.name);
    if (answer.kind === 'rejected') {
      return { ...answer, fields: { [photosField]: `${photo.name}: ${answer.message}` } };
    }
    if (answer.kind !== 'accepted') return answer;
    const fileName = answer.data.fileNames[0];
    if (!fileName) return { kind: 'transientError' };
    known[index] = { ...photo, fileName, uploadedAt: Date.now() };
    // A name that cannot be noted is an upload more, should this try come to nothing.
    await store.note(known).catch(() => undefined);
  }
  return { kind: 'accepted', data: known.flatMap(({ fileName }) => fileName ?? []) };
}

// Some systems clear storage when the disk is full; the rest of the form is worth correcting.
function missing(photo: StoredPhoto, photosField: string): Answer<string[]> {
  const message = photoGone(photo.name);
  return { kind: 'rejected', message, fields: { [photosField]: message } };
}

// What browsers say of bytes that are listed and cannot be read any more.
const unreadable = new Set(['NotReadableError', 'NotFoundError', 'DataError']);

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof DOMException && unreadable.has(error.name))) throw error;
}

function isStale({ uploadedAt }: StoredPhoto): boolean {
  return uploadedAt === undefined || Date.now() - uploadedAt > nameLifetime;
}

function withoutName({ id, name, type, size }: StoredPhoto): StoredPhoto {
  return { id, name, type, size };
}
