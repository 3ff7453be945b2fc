import { photoGone } from '../../../../content/copy/photos.ts';
import type { OutboxItem, StoredPhoto } from '../shared/database.ts';
import { operations } from '../shared/operations.ts';
import type { Answer } from './answer.ts';
import { sendOperation, uploadPhoto } from './request.ts';
import { versionOf } from './version.ts';

// In milliseconds. After a day the server deletes photos that no lead refers to.
const nameLifetime = 20 * 3_600_000;

/** Reads photos, and stores the names that the server gave them. */
export interface PhotoStore {
  read(id: string): Promise<Blob | undefined>;
  note(photos: StoredPhoto[]): Promise<void>;
}

/** Sends an item and its photos, correcting earlier versions. Returns networkError without a connection. */
export async function deliver(item: OutboxItem, store: PhotoStore): Promise<Answer> {
  const [first, ...others] = versionOf(item).earlier ?? [];
  let replaces = first && versionOf(first).id;
  // The names of their photos are not stored: the item is the latest version.
  const photos = { read: (id: string) => store.read(id), note: async () => undefined };
  // Their responses were lost. Each names the one that it replaces, so they are sent again in their order.
  for (const version of others) {
    const answer = await deliverVersion(version, replaces, photos);
    if (answer.kind === 'networkError' || answer.kind === 'transientError') return answer;
    if (answer.kind === 'accepted') replaces = versionOf(version).id;
  }
  return deliverVersion(item, replaces, store);
}

/** Uploads the missing photos, one by one, then sends the mutation. */
async function deliverVersion(
  item: OutboxItem,
  replaces: string | undefined,
  store: PhotoStore,
): Promise<Answer> {
  const photos = item.photos.map((photo) => (isStale(photo) ? withoutName(photo) : photo));
  const answer = await uploadAndSend({ ...item, photos }, replaces, store);
  const { photosField } = operations[item.form];
  const namesRejected =
    answer.kind === 'rejected' && photosField !== undefined && photosField in answer.fields;
  // The server may have deleted the photos: upload them again before the visitor sees an error.
  if (!namesRejected || !photos.some((photo) => photo.fileName)) return answer;
  return uploadAndSend({ ...item, photos: photos.map(withoutName) }, replaces, store);
}

async function uploadAndSend(
  item: OutboxItem,
  replaces: string | undefined,
  store: PhotoStore,
): Promise<Answer> {
  const { mutation, field, photosField } = operations[item.form];
  const submissionId = versionOf(item).id;
  const { source } = item;
  const input: Record<string, unknown> = { ...item.input, source, submissionId, replaces };
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
  const uploaded = [...photos];
  for (const [index, photo] of uploaded.entries()) {
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
    uploaded[index] = { ...photo, fileName, uploadedAt: Date.now() };
    // If this fails, a retry uploads the photo again.
    await store.note(uploaded).catch(() => undefined);
  }
  return { kind: 'accepted', data: uploaded.flatMap(({ fileName }) => fileName ?? []) };
}

// Some systems clear storage when the disk is full. The visitor can choose the photo again.
function missing(photo: StoredPhoto, photosField: string): Answer<string[]> {
  const message = photoGone(photo.name);
  return { kind: 'rejected', message, fields: { [photosField]: message } };
}

// The errors of browsers for stored bytes that cannot be read.
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
