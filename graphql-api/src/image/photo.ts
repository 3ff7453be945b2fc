import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { BadInput } from '../core/errors.ts';
import type { UploadedFile } from '../upload/registry.ts';
import { decodeUpload } from './decode-queue.ts';
import { isTooLarge, MAX_PIXELS } from './pixels.ts';

/** A photo is at most this large (docs/product.md). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Enough for a large screen at double density; more only costs the business's mailbox. */
const MAX_SIDE = 2560;
const QUALITY = 82;
/** Six times what the slowest picture within the limits takes here. libvips looks at the clock between steps of a decoder. */
const DECODE_SECONDS = 20;
const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** A photo as it is stored: JPEG, upright, without metadata. */
export interface Image {
  bytes: Buffer;
  width: number;
  height: number;
}

/** What every photo that cannot be stored is answered with (docs/product.md). */
export function rejectedPhoto(): BadInput {
  return new BadInput({
    files:
      'An error occurred while uploading your files. Please ensure they are images and each is less than 10MB.',
  });
}

/**
 * Decodes what its first bytes say is a picture and encodes it again: nothing else in the file survives. Throws BadInput for
 * anything else, and Unavailable when `maxWaiting` pictures wait to be decoded already.
 */
export async function imageOf(file: UploadedFile, maxWaiting: number): Promise<Image> {
  if (file.byteSize > MAX_PHOTO_BYTES) throw rejectedPhoto();
  return decodeUpload(() => decode(file.path), { maxWaiting, signal: file.signal });
}

async function decode(path: string): Promise<Image> {
  try {
    const type = await fileTypeFromFile(path);
    if (!type || !readable.has(type.mime)) throw rejectedPhoto();
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    if (isTooLarge(await image.metadata())) throw rejectedPhoto();
    const { data, info } = await image
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw rejectedPhoto();
  }
}
