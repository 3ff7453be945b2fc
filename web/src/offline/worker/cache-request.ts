import { dataCache } from '../shared/cache-names.ts';
import { isFull, retryAfterEviction } from '../shared/quota.ts';
import { answers } from './data.ts';
import { fetchList } from './offline-manifest.ts';
import type { Pages } from './pages.ts';
import { precachePages } from './precache-pages.ts';

/** What a page asks to have kept now, ahead of all else: pages of the list, and the answers to these addresses. */
export interface CacheMessage {
  type: 'keep';
  paths: readonly string[];
  queries: readonly string[];
}

/** Whether all of it is kept; 'full' where the device has no room for it. */
export type CacheResult = 'kept' | 'missing' | 'full';

// A connection that takes longer than this is as good as none.
const patience = 10_000;

/** Brings it up to date where there is a connection, and says whether it is here. */
export async function handleCacheRequest(
  event: ExtendableEvent,
  pages: Pages,
  { paths, queries }: CacheMessage,
): Promise<CacheResult> {
  const data = await caches.open(dataCache);
  const hasAnswer = async (query: string) => (await data.match(query, { ignoreVary: true })) !== undefined;
  try {
    const list = await fetchList({ priority: 'high', signal: AbortSignal.timeout(patience) });
    await precachePages(
      event,
      pages,
      list.pages.filter(({ path }) => paths.includes(path)),
    );
    for (const query of queries) {
      if (!(await hasAnswer(query)))
        await retryAfterEviction(() => answers.keep(event, query, 'application/json'));
    }
  } catch (error) {
    if (isFull(error)) return 'full';
  }
  const kept = [
    ...paths.map(async (path) => (await pages.match(path)) !== undefined),
    ...queries.map(hasAnswer),
  ];
  return (await Promise.all(kept)).every(Boolean) ? 'kept' : 'missing';
}
