import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';

/** Limits a cache to this number of entries; the least recently used ones are deleted. */
export function expireLeastRecent(maxEntries: number): WorkboxPlugin {
  // With `exactOptionalPropertyTypes` the class does not match workbox's interface.
  return new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;
}
