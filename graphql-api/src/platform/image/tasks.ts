import sharp, { type Sharp } from 'sharp';
import { isTooLarge, MAX_PIXELS } from './pixels.ts';

// The tasks of the image process (process.ts). Inputs and outputs are sent between processes.

/** A photo as it is stored: JPEG, upright, without metadata. */
export interface Image {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** In pixels: enough for a large screen at double density. */
const MAX_SIDE = 2560;
/** Of a tall picture, such as the screenshot of a whole page: a column at double density. WebP's maximum. */
const TALL = { width: 1200, height: 16_383 };
const QUALITY = 82;
/** Six times the slowest picture within the limits. libvips checks it between the steps of a decoder. */
const DECODE_SECONDS = 10;

/**
 * Decodes a file and encodes it again. Returns null if it is not a picture, or too large. Throws after
 * DECODE_SECONDS: the machine is busy, because pictures within the limits take less time.
 */
async function photo({ path }: { path: string }): Promise<Image | null> {
  const start = performance.now();
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const metadata = await image.metadata();
    if (isTooLarge(metadata)) return null;
    const { width, height } = metadata.autoOrient;
    const size = height > 2 * width ? TALL : { width: MAX_SIDE, height: MAX_SIDE };
    const { data, info } = await image
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    // The message depends on the step at which libvips stops.
    if (performance.now() - start >= DECODE_SECONDS * 1000) throw error;
    return null;
  }
}

/** Returns a picture's size in pixels, and its blurred miniature as WebP: one block, about 65 bytes. */
async function miniature({ bytes }: { bytes: Uint8Array }): Promise<Image> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes: await sharp(bytes).resize(16).blur(1).webp({ quality: 20 }).toBuffer(), width, height };
}

/** Encodes a picture in another width and format. */
function variant({ bytes, width, format }: VariantOf): Promise<Uint8Array> {
  return encoders[format](sharp(bytes).resize(width)).toBuffer();
}

interface VariantOf {
  bytes: Uint8Array;
  width: number;
  format: keyof typeof encoders;
}

const encoders = {
  // Effort 1 of 9 takes a quarter of the time of effort 3 and adds 9 percent to the size (ten demo pictures).
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 76 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
};

export const imageTasks = { photo, miniature, variant };
export type ImageTasks = typeof imageTasks;
