import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { pictureCache } from '../cache-names.ts';

// Workbox's own class does not fit its own interface where TypeScript takes optional properties exactly.

/** Keeps so many entries of a cache, the ones used last. */
export function keepNewest(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;
}

/** When the device is full, the half of the pictures that was looked at longest ago gives way; words stay. */
export function makeRoomWhenFull(): void {
  registerQuotaErrorCallback(async () => {
    const { length } = await (await caches.open(pictureCache)).keys();
    const half = new CacheExpiration(pictureCache, { maxEntries: Math.max(1, Math.floor(length / 2)) });
    await half.expireEntries();
  });
}
