import sharp, { type Sharp } from 'sharp';
import { isTooLarge, MAX_PIXELS } from './pixels.ts';

// What the image process can do (process.ts): with what each task is called, and what it gives. Both cross a process boundary.

/** A photo as it is stored: JPEG, upright, without metadata. */
export interface Image {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Enough for a large screen at double density; more only costs the business's mailbox. */
const MAX_SIDE = 2560;
const QUALITY = 82;
/** Six times what the slowest picture within the limits takes here. libvips looks at the clock between steps of a decoder. */
const DECODE_SECONDS = 20;

/** Decodes a file and encodes it again: nothing else in it survives. Null for what is no picture, or too large a one. */
async function photo({ path }: { path: string }): Promise<Image | null> {
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    if (isTooLarge(await image.metadata())) return null;
    const { data, info } = await image
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** The size of a picture in pixels, and a blurred miniature of it as WebP. */
async function miniature({ bytes }: { bytes: Uint8Array }): Promise<Image> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes: await sharp(bytes).resize(20).blur(1).webp({ quality: 40 }).toBuffer(), width, height };
}

/** A picture of ours in another width and format. */
function variant({ bytes, width, format }: VariantOf): Promise<Uint8Array> {
  return encoders[format](sharp(bytes).resize(width)).toBuffer();
}

interface VariantOf {
  bytes: Uint8Array;
  width: number;
  format: keyof typeof encoders;
}

const encoders = {
  // Effort 1 of 9 takes a quarter of the time of 3 for 9 percent more bytes (ten of the demo's): the first visitor of a
  // new site does not wait.
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 76 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
};

export const imageTasks = { photo, miniature, variant };
export type ImageTasks = typeof imageTasks;
