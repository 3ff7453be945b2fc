import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Disk } from 'flydrive';
import { PICTURE_ID, pictureIdIn } from '../../../rules/wire/picture.ts';
import { BadInput } from '../platform/core/errors.ts';
import type { OpenFile } from '../platform/files/bucket.ts';
import { openIfExists, putFile, sizeIfExists } from '../platform/files/disk.ts';
import type { Images } from '../platform/image/images.ts';
import type { JobKind } from '../platform/job/queue.ts';
import { type Picture, PictureEntity, type Video, VideoEntity } from './entity.ts';
import { type PictureFormat, pictureFormats, pictureWidths, videoIdOf, videoView } from './view.ts';

/** The fields of App that store and encode pictures. */
interface Storage {
  files: Disk;
  images: Images;
}

const ID_LENGTH = 32;
/** Returns the id of a picture with these bytes. */
const pictureIdFor = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);
/** The folder of a picture's files. */
export const pictureFolder = (id: string) => `pictures/${id}/`;
export const originalKey = (id: string) => `${pictureFolder(id)}original`;
const variantKey = (id: string, width: number, format: PictureFormat) =>
  `${pictureFolder(id)}${width}.${format}`;
export const videoKey = (id: string) => `videos/${id}.mp4`;

/** The texts of a new picture. */
export type PictureTexts = Partial<Pick<Picture, 'alt' | 'fileName' | 'isSuggested'>>;

/**
 * Stores a decodable picture and returns its row; the same bytes are stored once. `isNew`: the library did
 * not have it.
 */
export async function storePicture(
  em: EntityManager,
  { files, images }: Storage,
  bytes: Uint8Array,
  { alt = '', fileName = '', isSuggested = false }: PictureTexts,
): Promise<{ picture: Picture; isNew: boolean }> {
  const picture_id = pictureIdFor(bytes);
  const existing = await em.findOne(PictureEntity, { picture_id });
  const again = { createdAt: new Date(), deletedAt: null, fileName: existing?.fileName || fileName };
  // Restarts the period until the sweep deletes the picture. Stores it again if the sweep just deleted it.
  if (existing && (await em.nativeUpdate(PictureEntity, { picture_id }, again)) > 0) {
    return { picture: existing, isNew: existing.deletedAt !== null };
  }
  const { width, height, ...miniature } = await images.miniature(bytes);
  await files.put(originalKey(picture_id), bytes);
  const placeholder = `data:image/webp;base64,${Buffer.from(miniature.bytes).toString('base64')}`;
  const row = { picture_id, width, height, alt, fileName, isSuggested, placeholder, createdAt: new Date() };
  await em.createQueryBuilder(PictureEntity).insert(row).onConflict('picture_id').ignore().execute();
  return { picture: await em.findOneOrFail(PictureEntity, { picture_id }), isNew: true };
}

/** Stores an MP4 file and returns its row; the same bytes are stored once. */
export async function storeVideo(
  em: EntityManager,
  files: Disk,
  path: string,
  size: { width: number; height: number },
): Promise<Video> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const video_id = hash.digest('hex').slice(0, ID_LENGTH);
  const existing = await em.findOne(VideoEntity, { video_id });
  if (existing) {
    existing.deletedAt = null;
    await em.flush();
    return existing;
  }
  await putFile(files, videoKey(video_id), path);
  const byteSize = (await stat(path)).size;
  const video = { video_id, type: 'video/mp4', ...size, byteSize, createdAt: new Date() };
  await em.createQueryBuilder(VideoEntity).insert(video).onConflict('video_id').ignore().execute();
  return em.findOneOrFail(VideoEntity, { video_id });
}

/** Returns the pictures at these URLs, by URL; leaves out foreign and unknown URLs. One query. */
export async function findPictures(em: EntityManager, urls: string[]): Promise<Map<string, Picture>> {
  const ids = urls.map(pictureIdIn).filter((id) => id !== undefined);
  const pictures = await em.find(PictureEntity, { picture_id: { $in: ids } });
  const byId = new Map(pictures.map((picture) => [picture.picture_id, picture]));
  return new Map(
    urls.flatMap((url) => {
      const picture = byId.get(pictureIdIn(url) ?? '');
      return picture ? [[url, picture] as const] : [];
    }),
  );
}

/** Returns the videos at these URLs, by URL; leaves out foreign and unknown URLs. One query. */
export async function findVideos(em: EntityManager, urls: string[]): Promise<Map<string, Video>> {
  const ids = urls.flatMap((url) => videoIdOf(url) ?? []);
  const videos = await em.find(VideoEntity, { video_id: { $in: ids } });
  return new Map(videos.map((video) => [videoView(video).src, video]));
}

/** Returns the pictures and videos of the media library, also those that nothing uses. */
export async function listStored(em: EntityManager): Promise<{ pictures: Picture[]; videos: Video[] }> {
  return { pictures: await em.find(PictureEntity, {}), videos: await em.find(VideoEntity, {}) };
}

/** Opens a variant of a picture, which is encoded at the first request; null if there is no such variant. */
export async function pictureVariant(
  em: EntityManager,
  storage: Storage,
  picture_id: string,
  width: number,
  format: PictureFormat,
): Promise<OpenFile | null> {
  const key = variantKey(picture_id, width, format);
  const stored = await openIfExists(storage.files, key);
  if (stored) return stored;
  const picture = await em.findOne(PictureEntity, { picture_id });
  if (!picture || !pictureWidths(picture).includes(width)) return null;
  const bytes = await makeVariant(storage, picture_id, width, format);
  return { stream: Readable.from(Buffer.from(bytes)), size: bytes.byteLength };
}

/** Returns the size of a variant in bytes; encodes the variant if it is missing. */
export async function variantSize(
  storage: Storage,
  { picture_id }: Pick<Picture, 'picture_id'>,
  width: number,
  format: PictureFormat,
): Promise<number> {
  const key = variantKey(picture_id, width, format);
  const size = await sizeIfExists(storage.files, key);
  return size ?? (await makeVariant(storage, picture_id, width, format)).byteLength;
}

/** Encodes all missing variants of a picture. */
async function makeVariants(em: EntityManager, storage: Storage, picture_id: string): Promise<void> {
  const picture = await em.findOneOrFail(PictureEntity, { picture_id });
  for (const width of pictureWidths(picture)) {
    for (const format of pictureFormats) {
      if (!(await storage.files.exists(variantKey(picture_id, width, format)))) {
        await makeVariant(storage, picture_id, width, format);
      }
    }
  }
}

/** Returns the picture at a URL; null if there is none. */
export const findPictureAt = (em: EntityManager, url: string): Promise<Picture | null> =>
  em.findOne(PictureEntity, { picture_id: pictureIdIn(url) ?? '' });

/** Matches the path of an uploaded picture, in a field or in an attribute of HTML. */
const picturePath = new RegExp(`(?:^|["'\\s])${PICTURE_ID}`, 'g');

/**
 * Keeps the pictures with these ids until an admin deletes them; restores those that one deleted. Returns the
 * ids of the stored ones.
 */
export async function keepStored(em: EntityManager, ids: (string | undefined)[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await em.execute<{ id: string }[]>(
    `update "picture" set "keptAt" = coalesce("keptAt", now()), "deletedAt" = null
     where "picture_id" in (select jsonb_array_elements_text(?::jsonb)) returning "picture_id" as "id"`,
    [JSON.stringify(ids)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Keeps the pictures that a draft names, in the transaction of `em`; missing ones are no error. */
export async function keepPictures(em: EntityManager, draft: unknown): Promise<void> {
  const named = JSON.stringify(draft).matchAll(new RegExp(PICTURE_ID, 'g'));
  await keepStored(
    em,
    [...named].map(([, id]) => id),
  );
}

/**
 * Checks, in the transaction of `em`, that the pictures in these texts exist, and keeps them. Throws BadInput
 * with the names of fields with missing pictures.
 */
export async function requirePictures(
  em: EntityManager,
  texts: Record<string, string | null>,
): Promise<void> {
  const named = Object.entries(texts).map(
    ([field, text]) => [field, [...(text ?? '').matchAll(picturePath)].map(([, id]) => id)] as const,
  );
  const existing = await keepStored(
    em,
    named.flatMap(([, inField]) => inField),
  );
  const missing = named.filter(([, inField]) => inField.some((id) => !existing.has(id ?? '')));
  if (missing.length === 0) return;
  throw new BadInput(Object.fromEntries(missing.map(([field]) => [field, PICTURE_GONE])));
}

export const PICTURE_GONE = 'This picture is no longer on the server. Please upload it again.';

/** Encodes a variant and stores it; concurrent calls share one. */
function makeVariant(
  { files, images }: Storage,
  id: string,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array> {
  const key = variantKey(id, width, format);
  return images.variant(key, async (encode) => {
    const variant = await encode({ bytes: await files.getBytes(originalKey(id)), width, format });
    await files.put(key, variant);
    return variant;
  });
}

/** Encodes every width and format of a picture, one picture at a time, to leave visitors processor time. */
export const pictureJob: JobKind<{ picture_id: string }> = {
  name: 'picture',
  maxTries: 6,
  run: (app, { picture_id }) => makeVariants(app.database.em.fork(), app, picture_id),
};
