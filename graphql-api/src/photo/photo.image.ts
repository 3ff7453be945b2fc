import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { BadInput } from '../graphql/errors.ts';

/** A photo is at most this large (spec section 9). The parsers in front cut one byte later, so that the cut shows. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** The largest phones make 108 megapixels; a picture that unpacks to more is an attack on memory. */
const MAX_PIXELS = 120_000_000;
/** Enough for a large screen at double density; more only costs the business's mailbox. */
const MAX_SIDE = 2560;
const QUALITY = 82;
const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** A photo as it is kept: JPEG, upright, without metadata. */
export interface Image {
  bytes: Buffer;
  width: number;
  height: number;
}

/** What every photo that cannot be kept is answered with (spec section 8). */
export function refusedPhoto(): BadInput {
  return new BadInput({
    files:
      'An error occurred while uploading your files. Please ensure they are images and each is less than 10MB.',
  });
}

/** Reads a stream to its end whatever happens, for a parser behind an unread file waits for ever; refuses long ones. */
export async function readUpload(stream: Readable & { truncated?: boolean }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= MAX_PHOTO_BYTES) chunks.push(chunk);
    }
  } catch {
    throw refusedPhoto();
  }
  if (size > MAX_PHOTO_BYTES || stream.truncated) throw refusedPhoto();
  return Buffer.concat(chunks);
}

/** Decodes what its first bytes say is a picture and encodes it anew: nothing else in the file survives. */
export async function imageOf(upload: Buffer): Promise<Image> {
  const type = await fileTypeFromBuffer(upload);
  if (!type || !readable.has(type.mime)) throw refusedPhoto();
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw refusedPhoto();
  }
}
