import { dataCache } from '../shared/cache-names.ts';
import { retryAfterEviction } from '../shared/quota.ts';
import { mapConcurrent } from './caching.ts';
import { answers } from './data.ts';
import type { OfflinePage } from './offline-manifest.ts';
import type { Pages } from './pages.ts';

/**
 * Caches these pages and their queries' answers, skipping what is cached already, so that an interrupted run is resumed.
 * Gives how many pages could not be cached; rejects without a connection.
 */
export async function storePages(
  event: ExtendableEvent,
  pages: Pages,
  list: readonly OfflinePage[],
  beforeEach?: () => Promise<void>,
): Promise<number> {
  const asked = new Set((await (await caches.open(dataCache)).keys()).map(({ url }) => url));
  const fresh = new Map<string, Promise<unknown>>();
  const ask = (query: string): Promise<unknown> => {
    const asking =
      fresh.get(query) ?? retryAfterEviction(() => answers.refresh(event, query, 'application/json'));
    fresh.set(query, asking);
    return asking;
  };
  const cachePage = async ({ path, etag, queries }: OfflinePage): Promise<void> => {
    const isCached = (await pages.match(path))?.headers.get('etag') === etag;
    const missing = queries.filter((query) => !isCached || !asked.has(new URL(query, location.origin).href));
    // The answers first: a cached page means that its answers are cached.
    for (const query of missing) await ask(query);
    if (isCached) return;
    await retryAfterEviction(() => pages.refresh(event, path));
    // Content that changed in between: the page is newer than its answers, and would be taken for cached with them.
    if ((await pages.match(path))?.headers.get('etag') === etag) return;
    for (const query of queries) {
      fresh.delete(query);
      await ask(query);
    }
  };
  return mapConcurrent(list, cachePage, beforeEach);
}
