import { dataCache } from '../shared/cache-names.ts';
import { isFull, retryAfterEviction } from '../shared/quota.ts';
import { answers } from './data.ts';
import { fetchList } from './offline-manifest.ts';
import type { Pages } from './pages.ts';
import { storePages } from './store-pages.ts';

/** A page's request to cache something now, ahead of all else: pages of the manifest, and the answers to these addresses. */
export interface CacheMessage {
  /** Known to pages of earlier releases, as the results are. */
  type: 'keep';
  paths: readonly string[];
  queries: readonly string[];
}

/** Whether all of it is cached; 'full' where the device has no space for it. */
export type CacheResult = 'cached' | 'missing' | 'full';

// A slower connection counts as none.
const timeoutMs = 10_000;

/** Updates the cache where there is a connection, and tells whether everything is in it. */
export async function handleCacheRequest(
  event: ExtendableEvent,
  pages: Pages,
  { paths, queries }: CacheMessage,
): Promise<CacheResult> {
  const data = await caches.open(dataCache);
  const hasAnswer = async (query: string) => (await data.match(query, { ignoreVary: true })) !== undefined;
  try {
    const list = await fetchList({ priority: 'high', signal: AbortSignal.timeout(timeoutMs) });
    await storePages(
      event,
      pages,
      list.pages.filter(({ path }) => paths.includes(path)),
    );
    for (const query of queries) {
      if (!(await hasAnswer(query)))
        await retryAfterEviction(() => answers.refresh(event, query, 'application/json'));
    }
  } catch (error) {
    if (isFull(error)) return 'full';
  }
  const cached = [
    ...paths.map(async (path) => (await pages.match(path)) !== undefined),
    ...queries.map(hasAnswer),
  ];
  return (await Promise.all(cached)).every(Boolean) ? 'cached' : 'missing';
}
