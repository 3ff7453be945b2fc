/** The device that the pictures are for: the widest that makes sense, in pixels, and whether it reads AVIF. */
export interface Device {
  width: number;
  avif: boolean;
}

const stored = /^\/pictures\/([^/]+)\/\d+\.(?:avif|webp|jpg)$/;
// The bundler's files: a stem, and a hash of eight characters that differs from one size to the next.
const bundled = /^\/assets\/(.+)-[\w-]{8}\.(?:avif|webp|jpe?g|png|svg)$/;

/** What two addresses of one picture have in common; null for an address that is not a picture of ours. */
export function pictureKey(path: string): string | null {
  return stored.exec(path)?.[1] ?? bundled.exec(path)?.[1] ?? null;
}

/** One address for each picture that a page or an answer names, in the size and format that suit the device. */
export function choosePictures(text: string, device: Device): string[] {
  const chosen = new Map<string, string>();
  for (const [, srcset] of text.matchAll(/\bsrcset"?[=:]"([^"]+)"/gi)) {
    const address = suited(srcset ?? '', device.width);
    const key = address && pictureKey(address);
    if (!address || !key) continue;
    const isBetter = device.avif ? address.endsWith('.avif') : !address.endsWith('.avif');
    if (isBetter || !chosen.has(key)) chosen.set(key, address);
  }
  // Pictures in one size only: drawings, logos.
  for (const [, address = ''] of text.matchAll(/<img[^>]+?\bsrc="([^"]+)"/gi)) {
    const key = pictureKey(address);
    if (key && !chosen.has(key)) chosen.set(key, address);
  }
  return [...chosen.values()];
}

/** The smallest of a srcset that is at least this wide, or else the widest. */
function suited(srcset: string, width: number): string | undefined {
  const sizes = srcset
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .map(([address, size = '0w']) => ({ address, width: Number.parseInt(size, 10) }))
    .toSorted((a, b) => a.width - b.width);
  return (sizes.find((size) => size.width >= width) ?? sizes.at(-1))?.address;
}
