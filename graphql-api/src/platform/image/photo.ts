import { MAX_PHOTO_MB } from '../../../../rules/photo.ts';
import { BadInput, Unavailable } from '../core/errors.ts';
import type { ResourceLimits } from '../core/resource-limits.ts';
import { typeOfFile } from '../files/file-type.ts';
import type { UploadedFile } from '../upload/upload.ts';
import type { Images } from './images.ts';
import type { Image } from './tasks.ts';

export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024;

const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** The error for every photo that cannot be stored (docs/product.md). */
export function rejectedPhoto(): BadInput {
  return new BadInput({
    files:
      'An error occurred while uploading your files. Please ensure they are images and each is less than 10MB.',
  });
}

/** Why a HEIC picture is rejected: the decoders of the image process have no HEVC, which is patented. */
export const heicRejected = 'HEIC pictures cannot be opened. Save it as JPEG first.';

/** Returns whether a file is a picture in the format of iPhones. */
export async function isHeic(path: string): Promise<boolean> {
  const type = await typeOfFile(path).catch(() => undefined);
  return /^image\/hei[cf]/.test(type?.mime ?? '');
}

/** Returns whether the content of a file is that of a picture that photos are made of. */
export async function isReadable(path: string): Promise<boolean> {
  const type = await typeOfFile(path).catch(() => undefined);
  return type !== undefined && readable.has(type.mime);
}

/**
 * Decodes an uploaded picture and encodes it again, so that no other content of the file is stored. Throws
 * BadInput for other files, and as `Images.photo` while too many photos wait.
 */
export async function decodePhoto(
  { images, limits }: { images: Images; limits: ResourceLimits },
  { path, byteSize, upload }: UploadedFile,
): Promise<Image> {
  if (byteSize > MAX_PHOTO_BYTES) throw rejectedPhoto();
  if (!(await isReadable(path))) throw rejectedPhoto();
  const client = upload.networks.at(-1) ?? '';
  const image = await images.photo({
    path,
    client,
    maxWaiting: limits.waitingDecodes,
    signal: upload.signal,
  });
  if (!image) throw rejectedPhoto();
  return image;
}

/**
 * Decodes a picture that no client waits for. Returns null if the file is not a readable picture, is too
 * large, or fails in the image process twice: a second failure is not that of another picture.
 */
export async function decodeLater(
  images: Images,
  { path, client, signal }: { path: string; client: string; signal: AbortSignal },
): Promise<Image | null> {
  const decode = () => images.photo({ path, client, maxWaiting: Number.POSITIVE_INFINITY, signal });
  return decode()
    .catch(decode)
    .catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      return null;
    });
}
