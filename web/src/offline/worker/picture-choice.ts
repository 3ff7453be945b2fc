import { pictureIdIn, pictureUrl, storedPicture } from '../../../../rules/wire/picture.ts';
import type { Device } from '../shared/worker-message.ts';

// In pixels: the smallest size that the server offers (graphql-api/src/picture/view.ts).
const minWidth = 480;

// Files of the build: a name, and a hash of six characters that differs for each size.
const bundled = /^\/assets\/(.+)-[\w-]{6}\.(?:avif|webp|jpe?g|png|svg)$/;

/** Returns a key that all sizes and formats of a picture share, or null if the path is not a picture's. */
export function pictureKey(path: string): string | null {
  return pictureIdIn(path) ?? bundled.exec(path)?.[1] ?? null;
}

/** Returns one URL for each picture in a page or response, in the size and format for the device. */
export function choosePictures(text: string, device: Device): string[] {
  const chosen = new Map<string, string>();
  for (const [, srcset] of text.matchAll(/\bsrcset"?[=:]"([^"]+)"/gi)) {
    const url = choose(srcset ?? '', device.width);
    const key = url && pictureKey(url);
    if (!url || !key) continue;
    const isBetter = device.avif ? url.endsWith('.avif') : !url.endsWith('.avif');
    if (isBetter || !chosen.has(key)) chosen.set(key, url);
  }
  // Pictures in one size: drawings, logos, pictures in texts.
  for (const [, url = ''] of text.matchAll(/<img[^>]+?\bsrc="([^"]+)"/gi)) {
    const key = pictureKey(url);
    if (key && !chosen.has(key)) chosen.set(key, device.width === 0 ? smallest(url, device) : url);
  }
  return [...chosen.values()];
}

/** Returns the smallest size of a picture of the API; any other URL unchanged. */
function smallest(url: string, { avif }: Device): string {
  const [, id, width] = storedPicture.exec(url) ?? [];
  if (!id || Number(width) <= minWidth) return url;
  return pictureUrl(id, minWidth, avif ? 'avif' : 'webp');
}

/** Returns the smallest entry of a srcset with at least this width, or else the widest. */
function choose(srcset: string, width: number): string | undefined {
  const sizes = srcset
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .map(([url, size = '0w']) => ({ url, width: Number.parseInt(size, 10) }))
    .toSorted((a, b) => a.width - b.width);
  return (sizes.find((size) => size.width >= width) ?? sizes.at(-1))?.url;
}
