import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { fileTypeFromFile } from 'file-type';
import type { Context } from '../access/context.ts';
import { BadInput } from '../core/errors.ts';
import { MAX_VIDEO_BYTES } from '../core/resource-limits.ts';
import { decodePhoto } from '../image/photo.ts';
import type { UploadedFile } from '../upload/upload.ts';
import { type Picture, PictureEntity, type Video } from './entity.ts';
import { prepareVariants } from './jobs.ts';
import { pictureIdFor, storePicture, storeVideo } from './service.ts';

/**
 * Stores an uploaded picture: decoded, at most 2560 pixels a side, without metadata; its widths are made in the
 * background. The same picture again is the one that is there. Throws BadInput for a file that is no picture.
 */
export async function uploadPicture(context: Context, upload: UploadedFile, alt: string): Promise<Picture> {
  const { app } = context;
  const { bytes } = await decodePhoto(app, upload);
  // Files first and outside of any transaction: the disk may be a network away, and PGlite has one connection.
  const picture = await storePicture(app.database.em.fork(), app, bytes, alt).catch((error: unknown) => {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return app.database.em.fork().findOneOrFail(PictureEntity, { picture_id: pictureIdFor(bytes) });
  });
  const { picture_id } = picture;
  // An editor uploads first and describes then: words are added where there are none, never replaced.
  if (alt && !picture.alt) {
    await app.database.em.fork().nativeUpdate(PictureEntity, { picture_id, alt: '' }, { alt });
    picture.alt = alt;
  }
  await context.em.transactional((em) => prepareVariants(app, em, picture_id));
  return picture;
}

/** Stores an uploaded MP4 of the size of its poster; throws BadInput for anything else or more than 64 MB. */
export async function uploadVideo(
  { app }: Context,
  upload: UploadedFile,
  size: { width: number; height: number },
): Promise<Video> {
  if (upload.byteSize > MAX_VIDEO_BYTES) throw new BadInput({ video: 'The video is at most 64 MB large.' });
  const type = await fileTypeFromFile(upload.path);
  if (type?.mime !== 'video/mp4') throw new BadInput({ video: 'The video is an MP4 file.' });
  const { width, height } = size;
  return storeVideo(app.database.em.fork(), app.files, upload.path, { width, height });
}
