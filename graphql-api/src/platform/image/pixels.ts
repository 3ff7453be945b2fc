import type { Metadata } from 'sharp';

/** The largest phone cameras have 108 megapixels. */
export const MAX_PIXELS = 120_000_000;

/**
 * Maximum numbers of pixels, so that a decoder takes at most some 230 MB and 1 s; two may run at once.
 * Measured growth of the largest resident set, sharp 0.35.5 (libvips 8.18.7), one decode in each process:
 *
 *     baseline JPEG     108 MP   56 MB   is shrunk while it loads
 *     progressive JPEG   48 MP  186 MB   all coefficients in memory; 325 MB without chroma subsampling
 *     PNG                64 MP   75 MB   row by row; 16 bits: 129 MB, 0.9 s for 24 MP
 *     interlaced PNG     24 MP  111 MB   all rows in memory; 246 MB with 16 bits
 *     WebP               48 MP   69 MB   209 MB lossless
 *     GIF                24 MP  155 MB
 *     AVIF               12 MP  222 MB   300 MB with 12 bits; 1124 MB for the 64 MP of 8000 × 8000
 */
const limits = {
  jpeg: MAX_PIXELS,
  progressiveJpeg: 32_000_000,
  png: 24_000_000,
  deepPng: 6_000_000,
  interlacedPng: 12_000_000,
  webp: 32_000_000,
  gif: 24_000_000,
  avif: 13_000_000,
  deepAvif: 6_000_000,
};

type Header = Pick<Metadata, 'format' | 'width' | 'height' | 'isProgressive' | 'depth'>;

/** Returns whether decoding a picture with this header would take too much memory or time. */
export function isTooLarge(header: Header): boolean {
  return header.width * header.height > limitOf(header);
}

function limitOf({ format, isProgressive, depth }: Header): number {
  if (format === 'jpeg') return isProgressive ? limits.progressiveJpeg : limits.jpeg;
  const isDeep = depth !== 'uchar';
  if (format === 'png' && isDeep) return limits.deepPng;
  if (format === 'png') return isProgressive ? limits.interlacedPng : limits.png;
  if (format === 'webp' || format === 'gif') return limits[format];
  // sharp calls an AVIF 'heif', after its container.
  return isDeep ? limits.deepAvif : limits.avif;
}
