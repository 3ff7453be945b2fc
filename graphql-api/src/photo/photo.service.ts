import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { App, Context } from '../context.ts';
import { BadInput } from '../graphql/errors.ts';
import { LeadEntity } from '../lead/lead.entity.ts';
import { PhotoEntity } from './photo.entity.ts';
import { imageOf, readUpload } from './photo.image.ts';
import { takePhoto } from './photo.limit.ts';

/** Photos of one quote (spec section 9). */
export const MAX_PHOTOS = 5;
/** How long a photo waits for a quote to name it. */
const UNCLAIMED_FOR = 24 * 60 * 60 * 1000;

const keyOf = (fileName: string) => `photos/${fileName}`;

/** Gives the stream of one uploaded file. */
export type OpenUpload = () => Readable | Promise<Readable>;

/**
 * Stores uploads one after the other and gives their names in that order. Every stream is read to its end, also those
 * after a refused one. Throws BadInput in the words of spec section 8; what was stored until then is swept in a day.
 */
export async function storePhotos(
  context: Context,
  uploads: AsyncIterable<OpenUpload> | Iterable<OpenUpload>,
): Promise<string[]> {
  const fileNames: string[] = [];
  let count = 0;
  let failure: unknown;
  for await (const open of uploads) {
    count += 1;
    try {
      const upload = await readUpload(await open());
      if (failure !== undefined || count > MAX_PHOTOS) continue;
      await takePhoto(context);
      fileNames.push(await storePhoto(context, upload));
    } catch (error) {
      failure ??= error;
    }
  }
  if (count > MAX_PHOTOS) throw new BadInput({ files: `You can upload a maximum of ${MAX_PHOTOS} images.` });
  if (count === 0) throw new BadInput({ files: 'Please upload a image file' });
  if (failure !== undefined) throw failure;
  return fileNames;
}

async function storePhoto({ app, em }: Context, upload: Buffer): Promise<string> {
  const { bytes, width, height } = await imageOf(upload);
  const fileName = `${randomBytes(16).toString('hex')}.jpg`;
  const byteSize = bytes.length;
  // The row first: a file without a row would be found by no sweep.
  await em.insert(PhotoEntity, { fileName, width, height, byteSize, claimedBy: null, createdAt: new Date() });
  await app.files.put(keyOf(fileName), bytes);
  return fileName;
}

/** Gives photos to a lead within its transaction; throws BadInput where one is unknown or somebody else's. */
export async function claimPhotos(em: EntityManager, leadId: string, fileNames: string[]): Promise<void> {
  if (fileNames.length === 0) return;
  const photos = await em.find(
    PhotoEntity,
    { fileName: { $in: fileNames }, claimedBy: null },
    // Locked in one order, so that two leads naming the same photos wait for each other instead of both failing.
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { fileName: 'asc' } },
  );
  if (photos.length < fileNames.length) {
    throw new BadInput({ propertyPhotos: 'These photos are no longer here. Please upload them again.' });
  }
  await em.nativeUpdate(
    PhotoEntity,
    { fileName: { $in: fileNames } },
    { claimedBy: em.getReference(LeadEntity, leadId) },
  );
}

/** The bytes of a photo; null where there is none of this name. */
export async function readPhoto({ files }: App, fileName: string): Promise<Buffer | null> {
  if (!/^[0-9a-f]{32}\.jpg$/.test(fileName) || !(await files.exists(keyOf(fileName)))) return null;
  return Buffer.from(await files.getBytes(keyOf(fileName)));
}

/** Deletes photos with their files. */
export async function deletePhotos({ database, files }: App, fileNames: string[]): Promise<void> {
  await database.em.fork().nativeDelete(PhotoEntity, { fileName: { $in: fileNames } });
  for (const fileName of fileNames) await files.delete(keyOf(fileName));
}

/** Deletes the photos that no quote has named for a day; gives how many. */
export async function sweepPhotos({ database, files }: App, now = new Date()): Promise<number> {
  // The row goes first: a quote that names the photo at this moment is refused instead of losing its file.
  const swept = await database.em
    .fork()
    .execute<{ fileName: string }[]>(
      'delete from "photo" where "claimedBy" is null and "createdAt" < ? returning "fileName"',
      [new Date(now.getTime() - UNCLAIMED_FOR)],
    );
  for (const { fileName } of swept) await files.delete(keyOf(fileName));
  return swept.length;
}
