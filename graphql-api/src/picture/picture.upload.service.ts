import type { Readable } from 'node:stream';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '../context.ts';
import { BadInput } from '../graphql/errors.ts';
import { imageOf, readUpload } from '../photo/photo.image.ts';
import { type Picture, PictureEntity, type Video } from './picture.entity.ts';
import { prepareVariants } from './picture.jobs.ts';
import { pictureIdFor, storePicture, storeVideo } from './picture.service.ts';

/** Gives the stream of one uploaded file. */
export type OpenUpload = () => Readable | Promise<Readable>;

/** Of one video: some three minutes as phones and editors export them. */
export const MAX_VIDEO_BYTES = 64 * 1024 * 1024;

/**
 * Stores an uploaded picture: decoded, at most 2560 pixels a side, without metadata; its widths are made in the
 * background. The same picture again is the one that is there. Throws BadInput for a file that is no picture.
 */
export async function uploadPicture(context: Context, open: OpenUpload, alt: string): Promise<Picture> {
  const { bytes } = await imageOf(await readUpload(await open()));
  const { app } = context;
  // Files first and outside of any transaction: the disk may be a network away, and PGlite has one connection.
  const picture = await storePicture(app.database.em.fork(), app.files, bytes, alt).catch(
    (error: unknown) => {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      return app.database.em.fork().findOneOrFail(PictureEntity, { picture_id: pictureIdFor(bytes) });
    },
  );
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
  bytes: Buffer,
  size: { width: number; height: number },
): Promise<Video> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== 'video/mp4') throw new BadInput({ video: 'The video is an MP4 file.' });
  return storeVideo(app.database.em.fork(), app.files, bytes, size);
}

/** Reads a video to its end; throws BadInput for one over 64 MB. */
export async function readVideo(open: OpenUpload): Promise<Buffer> {
  const stream: Readable & { truncated?: boolean } = await open();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_VIDEO_BYTES) chunks.push(chunk);
  }
  if (size > MAX_VIDEO_BYTES || stream.truncated)
    throw new BadInput({ video: 'The video is at most 64 MB large.' });
  return Buffer.concat(chunks);
}
