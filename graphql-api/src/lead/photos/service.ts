import { createHash, randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { millisecondsOf, periods } from '../../../../rules/periods.ts';
import { MAX_PHOTOS } from '../../../../rules/photo.ts';
import type { App, Context } from '../../platform/access/context.ts';
import { BadInput, RateLimited, Unavailable } from '../../platform/core/errors.ts';
import type { OpenFile } from '../../platform/files/bucket.ts';
import { openIfExists, readIfExists } from '../../platform/files/disk.ts';
import { consumePhoto } from '../../platform/http/photo-limit.ts';
import { decodePhoto, MAX_PHOTO_BYTES, rejectedPhoto } from '../../platform/image/photo.ts';
import type { Image } from '../../platform/image/tasks.ts';
import { hourly, type JobKind } from '../../platform/job/queue.ts';
import type { UploadedFile } from '../../platform/upload/upload.ts';
import { LeadEntity } from '../model/lead.entity.ts';
import { PhotoEntity } from './entity.ts';

/** Interval of the sweep, in seconds. */
const SWEPT_EVERY = 60 * 60;

export const photoKey = (fileName: string) => `photos/${fileName}`;

/**
 * Stores the photos of a request and returns their names in the same order. Throws BadInput with the message
 * of docs/product.md, RateLimited or Unavailable; the sweep then deletes the stored ones.
 */
export async function storePhotos(context: Context, uploads: UploadedFile[]): Promise<string[]> {
  if (uploads.length > MAX_PHOTOS) {
    throw new BadInput({ files: `You can upload a maximum of ${MAX_PHOTOS} images.` });
  }
  if (uploads.length === 0) throw new BadInput({ files: 'Please upload a image file' });
  if (uploads.some(({ byteSize }) => byteSize > MAX_PHOTO_BYTES)) throw rejectedPhoto();
  const fileNames: string[] = [];
  for (const [index, upload] of uploads.entries()) {
    // The first one was counted when the upload began.
    if (index > 0) await consumePhoto(context);
    fileNames.push(await storePhoto(context, upload));
  }
  return fileNames;
}

async function storePhoto({ app, em }: Context, file: UploadedFile): Promise<string> {
  const image = await decodePhoto(app, file);
  const network = createHash('sha256')
    .update(file.upload.networks.at(-1) ?? '')
    .digest('base64url');
  await requireBudget(app, em, network, image.bytes.length);
  return keepPhoto(app, em, image, network);
}

/** Stores a decoded photo that no lead has claimed yet; returns its name. */
export async function keepPhoto(
  app: App,
  em: EntityManager,
  { bytes, width, height }: Image,
  network: string | null,
): Promise<string> {
  const fileName = `${randomBytes(16).toString('hex')}.jpg`;
  // The row first, because the sweep finds files by their rows.
  await em.insert(PhotoEntity, {
    fileName,
    width,
    height,
    byteSize: bytes.length,
    claimedBy: null,
    network,
    createdAt: new Date(),
  });
  await app.files.put(photoKey(fileName), bytes);
  return fileName;
}

/**
 * Throws RateLimited if the unclaimed photos of this network take too much space, Unavailable if those of all
 * networks do.
 */
async function requireBudget(
  { limits, log }: App,
  em: EntityManager,
  network: string,
  byteSize: number,
): Promise<void> {
  const [used] = await em.execute<{ all: string; network: string }[]>(
    `select coalesce(sum("byteSize"), 0) as "all",
       coalesce(sum("byteSize") filter (where "network" = ?), 0) as "network"
     from "photo" where "claimedBy" is null`,
    [network],
  );
  if (Number(used?.network) + byteSize > limits.unclaimedPhotoBytesPerNetwork) {
    throw new RateLimited(SWEPT_EVERY);
  }
  if (Number(used?.all) + byteSize <= limits.unclaimedPhotoBytes) return;
  log.error('unclaimed photos take too much space: uploads are rejected');
  throw new Unavailable(
    'We cannot take more photos just now. Please try again in an hour, or call us.',
    SWEPT_EVERY,
  );
}

/** The names that `storePhotos` returns. */
const photoName = /^[0-9a-f]{32}\.jpg$/;

/** Throws BadInput unless these are names of photos: the database's arrays do not accept all texts. */
export function requirePhotoNames(fileNames: string[]): void {
  if (!fileNames.every((fileName) => photoName.test(fileName))) throw photosGone();
}

function photosGone(): BadInput {
  return new BadInput({
    propertyPhotos: 'These photos are no longer on the server. Please upload them again.',
  });
}

/**
 * Claims the photos of a lead within its transaction: unclaimed ones, and those of the version that it
 * corrects. Throws BadInput for other photos. With `skipMissing`, for an outdated version, removes the other
 * names from the lead, except photos that a later version has claimed.
 */
export async function claimPhotos(
  em: EntityManager,
  lead: { id: string; replaces: string | null; photos: string[] },
  { skipMissing = false } = {},
): Promise<void> {
  const fileNames = lead.photos;
  if (fileNames.length === 0) return;
  const corrected = lead.replaces && (await em.findOne(LeadEntity, { submissionId: lead.replaces }));
  const free = corrected ? { $or: [{ claimedBy: null }, { claimedBy: corrected.id }] } : { claimedBy: null };
  const photos = await em.find(
    PhotoEntity,
    { fileName: { $in: fileNames }, ...free },
    // Locked in one order: two leads with the same photos wait for each other instead of both failing.
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { fileName: 'asc' } },
  );
  if (photos.length < fileNames.length) {
    if (!skipMissing) throw photosGone();
    await removeForeignNames(em, lead, new Set(photos.map(({ fileName }) => fileName)));
  }
  await em.nativeUpdate(
    PhotoEntity,
    { fileName: { $in: photos.map(({ fileName }) => fileName) } },
    { claimedBy: em.getReference(LeadEntity, lead.id), network: null },
  );
}

async function removeForeignNames(
  em: EntityManager,
  { id, photos }: { id: string; photos: string[] },
  claimed: ReadonlySet<string>,
): Promise<void> {
  const rows = await em.execute<{ fileName: string }[]>(CLAIMED_BY_LATER_VERSIONS, [id]);
  const ofLater = new Set(rows.map(({ fileName }) => fileName));
  const own = photos.filter((fileName) => claimed.has(fileName) || ofLater.has(fileName));
  await em.nativeUpdate(LeadEntity, { id }, { photos: own });
}

const CLAIMED_BY_LATER_VERSIONS = `
  with recursive "later" as (
    select "id", "submissionId" from "lead" where "id" = ?
    union
    select l."id", l."submissionId" from "lead" l join "later" on l."replaces" = "later"."submissionId"
  )
  select "fileName" from "photo" where "claimedBy" in (select "id" from "later")`;

/** Returns the photos that leads and messages name. */
export async function namedPhotos(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ name: string }[]>(
    `select unnest("photos") as "name" from "lead" union
     select "file"->>'photo' from "lead_message", jsonb_array_elements("files") "file" where "file"->>'photo' is not null`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the names of the photos that these leads have claimed. */
export async function photosOf(em: EntityManager, leadIds: string[]): Promise<string[]> {
  const photos = await em.find(PhotoEntity, { claimedBy: { $in: leadIds } }, { fields: ['fileName'] });
  return photos.map(({ fileName }) => fileName);
}

/** Returns the photos that leads have claimed, with their leads. */
export const listClaimed = (em: EntityManager) =>
  em.find(PhotoEntity, { claimedBy: { $ne: null } }, { populate: ['claimedBy'] });

/** Opens a photo; null if there is no photo of this name. */
export async function openPhoto({ files }: App, fileName: string): Promise<OpenFile | null> {
  return photoName.test(fileName) ? openIfExists(files, photoKey(fileName)) : null;
}

/** Returns a photo's bytes; null if there is no photo of this name. */
export async function readPhoto({ files }: App, fileName: string): Promise<Buffer | null> {
  if (!photoName.test(fileName)) return null;
  const bytes = await readIfExists(files, photoKey(fileName));
  return bytes && Buffer.from(bytes);
}

const THUMBNAIL_WIDTH = 320;

/** Returns a small version of a photo; null if there is no photo of this name. */
export async function readThumbnail(app: App, fileName: string): Promise<Buffer | null> {
  const bytes = await readPhoto(app, fileName);
  if (!bytes) return null;
  const small = await app.images.variant(photoKey(fileName), (encode) =>
    encode({ bytes, width: THUMBNAIL_WIDTH, format: 'jpg' }),
  );
  return Buffer.from(small);
}

/** Deletes photos with their files. If it is interrupted, the sweep deletes the rest. */
export async function deletePhotos({ database, files }: App, fileNames: string[]): Promise<void> {
  // The files first, because the sweep finds files by their rows.
  for (const fileName of fileNames) await files.delete(photoKey(fileName));
  await database.em.fork().nativeDelete(PhotoEntity, { fileName: { $in: fileNames } });
}

/** Deletes the photos that no quote has claimed in time; returns their number. */
export async function sweepPhotos({ database, files }: App, now = new Date()): Promise<number> {
  // The row first, so that a quote that names the photo now is rejected.
  const swept = await database.em
    .fork()
    .execute<{ fileName: string }[]>(
      'delete from "photo" where "claimedBy" is null and "createdAt" < ? returning "fileName"',
      [new Date(now.getTime() - millisecondsOf(periods.unclaimedPhoto))],
    );
  for (const { fileName } of swept) await files.delete(photoKey(fileName));
  return swept.length;
}

/** Deletes unclaimed photos, once an hour. */
export const photoSweepJob: JobKind = {
  name: 'photo-sweep',
  schedule: hourly(17),
  maxTries: 4,
  run: async (app) => {
    const count = await sweepPhotos(app);
    if (count > 0) app.log.info({ count }, 'deleted photos that no quote uses');
  },
};
