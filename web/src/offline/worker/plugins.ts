import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { pictureCache } from '../shared/cache-names.ts';

// Workbox's own class does not fit its own interface where TypeScript takes optional properties exactly.

/** Keeps so many entries of a cache, the ones used last. */
export function expireLeastRecent(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;
}

/** What a page asks before it says that there is no room for what the visitor wants to keep; the answer is a number. */
export interface EvictMessage {
  type: 'room';
}

let making: Promise<number> | undefined;

/** The half of the pictures that was looked at longest ago gives way; words stay. Gives the number of those pictures. */
export function evict(): Promise<number> {
  making ??= halvePictures().finally(() => {
    making = undefined;
  });
  return making;
}

async function halvePictures(): Promise<number> {
  const pictures = await caches.open(pictureCache);
  const { length } = await pictures.keys();
  const half = new CacheExpiration(pictureCache, { maxEntries: Math.max(1, Math.floor(length / 2)) });
  await half.expireEntries();
  return length - (await pictures.keys()).length;
}

/** Makes room by itself when the device is full. */
export function evictWhenFull(): void {
  registerQuotaErrorCallback(evict);
}
