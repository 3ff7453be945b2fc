import { dataCache } from '../cache-names.ts';
import { answers } from './data.ts';
import { inTurns } from './keep.ts';
import type { KeptPage } from './kept-list.ts';
import type { Pages } from './pages.ts';
import { withRoom } from './room.ts';

/**
 * Keeps these pages and what they ask, as far as it is not kept yet: what was interrupted goes on where it stopped. Rejects
 * without a connection, and at its end with NotKept where something was not to be had.
 */
export async function keepPages(
  event: ExtendableEvent,
  pages: Pages,
  list: readonly KeptPage[],
  signal?: AbortSignal,
): Promise<void> {
  const asked = new Set((await (await caches.open(dataCache)).keys()).map(({ url }) => url));
  const fresh = new Map<string, Promise<unknown>>();
  const ask = (query: string): Promise<unknown> => {
    const asking = fresh.get(query) ?? withRoom(() => answers.keep(event, query, 'application/json'));
    fresh.set(query, asking);
    return asking;
  };
  const keep = async ({ path, etag, queries }: KeptPage): Promise<void> => {
    const isKept = (await pages.match(path))?.headers.get('etag') === etag;
    const missing = queries.filter((query) => !isKept || !asked.has(new URL(query, location.origin).href));
    // The answers first: a page that is kept says that its answers are.
    for (const query of missing) await ask(query);
    if (!isKept) await withRoom(() => pages.keep(event, path));
  };
  await inTurns(list, keep, signal);
}
