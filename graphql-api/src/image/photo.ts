import { fileTypeFromFile } from 'file-type';
import { BadInput } from '../core/errors.ts';
import type { UploadedFile } from '../upload/upload.ts';
import { decodeUpload } from './decode-queue.ts';
import { runImageTask } from './process.ts';
import type { Image } from './tasks.ts';

/** A photo is at most this large (docs/product.md). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

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
  return decodeUpload(() => decode(file.path), { maxWaiting, signal: file.upload.signal });
}

async function decode(path: string): Promise<Image> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  // One that takes all of the memory ends the image process.
  const image =
    type && readable.has(type.mime) ? await runImageTask('photo', { path }).catch(() => null) : null;
  if (!image) throw rejectedPhoto();
  return image;
}
