import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { RangeRequestsPlugin } from 'workbox-range-requests';

// Workbox's own classes do not fit its own interface where TypeScript takes optional properties exactly.

/** Keeps so many entries of a cache, the ones used last; gives the whole cache up when the device is full. */
export function keepNewest(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
}

/** Answers requests for a part of a file from a whole one in the cache. */
export function answerRanges(): WorkboxPlugin {
  return new RangeRequestsPlugin() as WorkboxPlugin;
}
