import { CacheExpiration } from 'workbox-expiration';
import { pictureCache } from './cache-names.ts';

/** Runs a write to a cache. When the device is full, evicts pictures and retries, until none are left. */
export async function retryAfterEviction<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error) || (await evictPictures()) === 0) throw error;
    return retryAfterEviction(write);
  }
}

/** Deletes the least recently used half of the pictures stored for reading, and returns their number. */
export async function evictPictures(): Promise<number> {
  const pictures = await caches.open(pictureCache);
  const { length } = await pictures.keys();
  const half = new CacheExpiration(pictureCache, { maxEntries: Math.max(1, Math.floor(length / 2)) });
  await half.expireEntries();
  return length - (await pictures.keys()).length;
}

/** Whether an error means that the device has no space left for this site. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/** Whether the site uses so much of its quota that more pictures would soon cause evictions. */
export async function isNearlyFull(): Promise<boolean> {
  const { usage, quota } = await estimate();
  return usage > quota * 0.8;
}

/** Returns the browser's estimate of the free space, in bytes. Chromium reports 10 GB to every site. */
export async function freeSpace(): Promise<number> {
  const { usage, quota } = await estimate();
  return Math.max(0, quota - usage);
}

async function estimate(): Promise<Required<Pick<StorageEstimate, 'quota' | 'usage'>>> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {};
  return { usage, quota };
}
