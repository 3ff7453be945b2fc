import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { MB } from '../platform/core/resource-limits.ts';
import { typeOfFile } from '../platform/files/file-type.ts';
import { decodePhoto, heicRejected, isHeic } from '../platform/image/photo.ts';
import { enqueueJob } from '../platform/job/queue.ts';
import type { UploadedFile } from '../platform/upload/upload.ts';
import { PictureEntity, type Video } from './entity.ts';
import { type PictureTexts, pictureJob, storePicture, storeVideo } from './service.ts';

/** Maximum size of one video: about three minutes as exported by phones and editors. */
const MAX_VIDEO_BYTES = 64 * MB;

type StoredPicture = Awaited<ReturnType<typeof storePicture>>;

/**
 * Decodes an uploaded picture and stores it once, without metadata, at most 2560 pixels wide; a job encodes
 * its variants. Throws BadInput for a file that is not a picture.
 */
export async function uploadPicture(
  context: Context,
  upload: UploadedFile,
  texts: PictureTexts = {},
): Promise<StoredPicture> {
  if (await isHeic(upload.path)) throw new BadInput({ file: heicRejected });
  const { bytes } = await decodePhoto(context.app, upload);
  return storeDecoded(context, bytes, texts);
}

/** Stores a decoded picture and requests its variants. */
export async function storeDecoded(
  context: Context,
  bytes: Uint8Array,
  texts: PictureTexts = {},
): Promise<StoredPicture> {
  const { app } = context;
  // Outside of the transaction, because the file storage may be slow.
  const stored = await storePicture(app.database.em.fork(), app, bytes, texts);
  const { picture } = stored;
  const { alt, isSuggested = false } = texts;
  const { picture_id } = picture;
  // Adds a missing description; never replaces one.
  if (alt && !picture.alt) {
    await app.database.em.fork().nativeUpdate(PictureEntity, { picture_id, alt: '' }, { alt, isSuggested });
    Object.assign(picture, { alt, isSuggested });
  }
  await enqueueJob(context.em, pictureJob, { picture_id });
  return stored;
}

/** Stores an uploaded MP4 of this size in pixels. Throws BadInput for other files and for more than 64 MB. */
export async function uploadVideo(
  { app }: Context,
  upload: UploadedFile,
  size: { width: number; height: number },
): Promise<Video> {
  if (upload.byteSize > MAX_VIDEO_BYTES) throw new BadInput({ video: 'The video is at most 64 MB large.' });
  const type = await typeOfFile(upload.path);
  if (type?.mime !== 'video/mp4') throw new BadInput({ video: 'The video is an MP4 file.' });
  const { width, height } = size;
  return storeVideo(app.database.em.fork(), app.files, upload.path, { width, height });
}
