import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Disk } from 'flydrive';
import { putFile } from '../files/disk.ts';
import type { Images } from '../image/images.ts';
import { type Picture, PictureEntity, type Video, VideoEntity } from './entity.ts';
import { type PictureFormat, pictureFormats, pictureIdOf, pictureWidths } from './view.ts';

/** Where pictures are stored, and what encodes them: the fields of App. */
interface Storage {
  files: Disk;
  images: Images;
}

const ID_LENGTH = 32;
/** The id that these bytes are stored under. */
export const pictureIdFor = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);
/** Where all files of a picture are. */
export const pictureFolder = (id: string) => `pictures/${id}/`;
const originalKey = (id: string) => `${pictureFolder(id)}original`;
const variantKey = (id: string, width: number, format: PictureFormat) =>
  `${pictureFolder(id)}${width}.${format}`;
export const videoKey = (id: string) => `videos/${id}.mp4`;

/** Stores a decodable picture and its row; the same bytes again give the row that is there. */
export async function storePicture(
  em: EntityManager,
  { files, images }: Storage,
  bytes: Uint8Array,
  alt: string,
): Promise<Picture> {
  const picture_id = pictureIdFor(bytes);
  const known = await em.findOne(PictureEntity, { picture_id });
  // Uploaded again, it waits again to be used; where it was swept at this moment, it is stored again.
  if (known && (await em.nativeUpdate(PictureEntity, { picture_id }, { createdAt: new Date() })) > 0) {
    return known;
  }
  const { width, height, ...miniature } = await images.miniature(bytes);
  await files.put(originalKey(picture_id), bytes);
  const placeholder = `data:image/webp;base64,${Buffer.from(miniature.bytes).toString('base64')}`;
  const picture = em.create(PictureEntity, {
    picture_id,
    width,
    height,
    alt,
    placeholder,
    createdAt: new Date(),
  });
  await em.flush();
  return picture;
}

/** Stores an MP4 file and its row; its size in pixels is given by the caller, who knows its poster. */
export async function storeVideo(
  em: EntityManager,
  files: Disk,
  path: string,
  size: { width: number; height: number },
): Promise<Video> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const video_id = hash.digest('hex').slice(0, ID_LENGTH);
  const known = await em.findOne(VideoEntity, { video_id });
  if (known) return known;
  await putFile(files, videoKey(video_id), path);
  const video = em.create(VideoEntity, {
    video_id,
    type: 'video/mp4',
    ...size,
    byteSize: (await stat(path)).size,
    createdAt: new Date(),
  });
  await em.flush();
  return video;
}

/** The pictures behind addresses of ours, by address; foreign and unknown addresses are left out. One query. */
export async function findPictures(em: EntityManager, addresses: string[]): Promise<Map<string, Picture>> {
  const ids = addresses.map(pictureIdOf).filter((id) => id !== undefined);
  const pictures = await em.find(PictureEntity, { picture_id: { $in: ids } });
  const byId = new Map(pictures.map((picture) => [picture.picture_id, picture]));
  return new Map(
    addresses.flatMap((address) => {
      const picture = byId.get(pictureIdOf(address) ?? '');
      return picture ? [[address, picture] as const] : [];
    }),
  );
}

/** One width and format of a picture, made when it is first asked for; null where it is not offered. */
export async function pictureVariant(
  em: EntityManager,
  storage: Storage,
  picture_id: string,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array | null> {
  const key = variantKey(picture_id, width, format);
  if (await storage.files.exists(key)) return storage.files.getBytes(key);
  const picture = await em.findOne(PictureEntity, { picture_id });
  if (!picture || !pictureWidths(picture).includes(width)) return null;
  return makeVariant(storage, picture_id, width, format);
}

/** The size in bytes of one width and format that this picture is offered in; made now where it is not there yet. */
export async function variantSize(
  storage: Storage,
  { picture_id }: Pick<Picture, 'picture_id'>,
  width: number,
  format: PictureFormat,
): Promise<number> {
  const key = variantKey(picture_id, width, format);
  const { files } = storage;
  if (await files.exists(key)) return (await files.getMetaData(key)).contentLength;
  return (await makeVariant(storage, picture_id, width, format)).byteLength;
}

/** Makes every width and format of a picture that is not there yet, so that no visitor waits for it. */
export async function makeVariants(em: EntityManager, storage: Storage, picture_id: string): Promise<void> {
  const picture = await em.findOneOrFail(PictureEntity, { picture_id });
  for (const width of pictureWidths(picture)) {
    for (const format of pictureFormats) {
      if (!(await storage.files.exists(variantKey(picture_id, width, format)))) {
        await makeVariant(storage, picture_id, width, format);
      }
    }
  }
}

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
