import { photoGone } from '../content/offline.ts';
import type { Answer } from './answer.ts';
import type { KeptPhoto, OutboxItem } from './database.ts';
import { operations } from './operations.ts';
import { sendMutation, uploadPhoto } from './request.ts';

// The server deletes photos that no lead has claimed after a day; older names are not worth a try.
const nameLifetime = 20 * 3_600_000;

/** Where photos come from, and who notes the names that the server gave them. */
export interface PhotoKeeper {
  read(id: string): Promise<Blob | undefined>;
  note(photos: KeptPhoto[]): Promise<void>;
}

/** Uploads what is not yet uploaded, one by one, then sends the mutation; never throws for want of a connection. */
export async function deliver(item: OutboxItem, keeper: PhotoKeeper): Promise<Answer> {
  const fresh = item.photos.map((photo) => (isStale(photo) ? withoutName(photo) : photo));
  const answer = await uploadAndSend({ ...item, photos: fresh }, keeper);
  const { photosField } = operations[item.form];
  const namesRefused = answer.kind === 'refused' && photosField !== undefined && photosField in answer.fields;
  // The names may have been forgotten in the meantime: once more with fresh ones before the visitor is bothered.
  if (!namesRefused || !fresh.some((photo) => photo.fileName)) return answer;
  return uploadAndSend({ ...item, photos: fresh.map(withoutName) }, keeper);
}

async function uploadAndSend(item: OutboxItem, keeper: PhotoKeeper): Promise<Answer> {
  const { mutation, field, photosField } = operations[item.form];
  const input: Record<string, unknown> = { ...item.input, submissionId: item.submissionId };
  if (photosField) {
    const uploaded = await uploadAll(item.photos, photosField, keeper);
    if (uploaded.kind !== 'accepted') return uploaded;
    input[photosField] = uploaded.data;
  }
  return sendMutation(mutation, { input }, field);
}

async function uploadAll(
  photos: KeptPhoto[],
  photosField: string,
  keeper: PhotoKeeper,
): Promise<Answer<string[]>> {
  const known = [...photos];
  for (const [index, photo] of known.entries()) {
    if (photo.fileName) continue;
    const blob = await keeper.read(photo.id).catch(unlessGone);
    if (!blob) return missing(photo, photosField);
    const answer = await uploadPhoto(blob, photo.name);
    if (answer.kind === 'refused') {
      return { ...answer, fields: { [photosField]: `${photo.name}: ${answer.message}` } };
    }
    if (answer.kind !== 'accepted') return answer;
    const fileName = answer.data.fileNames[0];
    if (!fileName) return { kind: 'trouble' };
    known[index] = { ...photo, fileName, uploadedAt: Date.now() };
    // A name that cannot be noted is an upload more, should this try come to nothing.
    await keeper.note(known).catch(() => undefined);
  }
  return { kind: 'accepted', data: known.flatMap(({ fileName }) => fileName ?? []) };
}

// Some systems clear storage when the disk is full; the rest of the form is worth correcting.
function missing(photo: KeptPhoto, photosField: string): Answer<string[]> {
  const message = photoGone(photo.name);
  return { kind: 'refused', message, fields: { [photosField]: message } };
}

// What browsers say of bytes that are listed and cannot be read any more.
const gone = new Set(['NotReadableError', 'NotFoundError', 'DataError']);

function unlessGone(error: unknown): undefined {
  if (!(error instanceof DOMException && gone.has(error.name))) throw error;
}

function isStale({ uploadedAt }: KeptPhoto): boolean {
  return uploadedAt === undefined || Date.now() - uploadedAt > nameLifetime;
}

function withoutName({ id, name, type, size }: KeptPhoto): KeptPhoto {
  return { id, name, type, size };
}
