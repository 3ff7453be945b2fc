import { dataCache } from '../shared/cache-names.ts';
import { retryAfterEviction } from '../shared/quota.ts';
import { countFailures } from './caching.ts';
import { answers } from './data.ts';
import { fetchManifest, type ListedPage } from './offline-manifest.ts';
import { Pages, type Run } from './pages.ts';

// In milliseconds; a slower connection counts as none.
const manifestTimeout = 10_000;

/** Stores these pages of the manifest now. Returns whether all of them are cached. */
export async function storeRequestedPages(run: Run, paths: readonly string[]): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(manifestTimeout);
    const manifest = await fetchManifest({ priority: 'high', signal });
    const requested = manifest.pages.filter(({ path }) => paths.includes(path));
    await storePages(run, requested);
  } catch {
    // Offline or full: the pages may be cached from an earlier visit.
  }
  const cached = await Promise.all(paths.map((path) => run.pages.match(path)));
  return cached.every(Boolean);
}

/**
 * Caches these pages and the responses to their queries, and skips those that are cached. Returns the number
 * of pages that could not be cached; rejects without a connection.
 */
export async function storePages(run: Run, list: readonly ListedPage[]): Promise<number> {
  const { event, pages, beforeEach } = run;
  const cachedQueries = new Set((await (await caches.open(dataCache)).keys()).map(({ url }) => url));
  const fresh = new Map<string, Promise<unknown>>();
  const storeQuery = (query: string): Promise<unknown> => {
    const storing =
      fresh.get(query) ?? retryAfterEviction(() => answers.refresh(event, query, 'application/json'));
    fresh.set(query, storing);
    return storing;
  };
  const cachePage = async ({ path, etag: listed, queries }: ListedPage): Promise<void> => {
    const etag = listed ?? (await Pages.fetchEtag(path));
    const isCached = (await pages.match(path))?.headers.get('etag') === etag;
    const missing = queries.filter(
      (query) => !isCached || !cachedQueries.has(new URL(query, location.origin).href),
    );
    // Queries first: a cached page implies that its queries are cached.
    for (const query of missing) await storeQuery(query);
    if (isCached) return;
    await retryAfterEviction(() => pages.refresh(event, path));
    // The content changed in between: the page is newer than the cached responses.
    if ((await pages.match(path))?.headers.get('etag') === etag) return;
    for (const query of queries) {
      fresh.delete(query);
      await storeQuery(query);
    }
  };
  return countFailures(list, cachePage, beforeEach);
}
