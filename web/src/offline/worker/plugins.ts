import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { pictureCache } from '../shared/cache-names.ts';

// Workbox's own class does not fit its own interface where TypeScript takes optional properties exactly.

/** Limits a cache to so many entries, the ones used last. */
export function expireLeastRecent(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;
}

/** A page's request for space, before it reports that the device is full; answered by the number of pictures removed. */
export interface EvictMessage {
  /** Known to pages of earlier releases. */
  type: 'room';
}

let evicting: Promise<number> | undefined;

/** Removes the half of the pictures that was used longest ago; gives their number. */
export function evict(): Promise<number> {
  evicting ??= halvePictures().finally(() => {
    evicting = undefined;
  });
  return evicting;
}

async function halvePictures(): Promise<number> {
  const pictures = await caches.open(pictureCache);
  const { length } = await pictures.keys();
  const half = new CacheExpiration(pictureCache, { maxEntries: Math.max(1, Math.floor(length / 2)) });
  await half.expireEntries();
  return length - (await pictures.keys()).length;
}

/** Evicts pictures when a write meets the quota. */
export function evictWhenFull(): void {
  registerQuotaErrorCallback(evict);
}
