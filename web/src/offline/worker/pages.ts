import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { pagesPrefix } from '../cache-names.ts';
import { warmPaths } from '../warm-paths.ts';

// Not the worker's business: the signed-in area, files, one-time links, the API and its playground.
const leftAlone = [
  /^\/(admin|login|playground|graphql|api|photos|unsubscribe|healthz|readyz)(\/|$)/,
  /\.\w+$/,
];

// A slow train's connection is as good as none; after this the kept page is shown.
const patience = 4;

/** Answers navigations: the network's page, else the kept one, else a shell in which the program draws what it can. */
export function servePages(cacheName: string): void {
  const pages = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patience,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
        cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
        handlerDidError: async () => caches.match('/offline', { cacheName, ignoreVary: true }),
      },
    ],
  });
  const handler: RouteHandlerCallback = async ({ event, request }) => {
    const response = await pages.handle({ event, request });
    // A proxy without the site behind it: a kept page is better than its words.
    if (![502, 503, 504].includes(response.status)) return response;
    return (await caches.match(pageKey(request.url), { cacheName, ignoreVary: true })) ?? response;
  };
  registerRoute(new NavigationRoute(handler, { denylist: leftAlone }));
}

/** Fetches pages to keep; one that does not come is left as it was. */
export async function fetchPages(cacheName: string, paths: Iterable<string>): Promise<void> {
  const cache = await caches.open(cacheName);
  await inTurns([...new Set(paths)], async (path) => {
    // 'no-cache' asks the server whether the copy of the browser's own cache still holds.
    const response = await fetch(path, { cache: 'no-cache', headers: { accept: 'text/html' } });
    if (isPage(response)) await cache.put(pageKey(new URL(path, location.origin).href), response);
  });
}

/** The addresses of the pages to keep: the constant ones, and those that any version of the worker has kept. */
export async function pagesToKeep(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [...warmPaths, ...requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)];
}

/** Forgets the pages of other versions: they name files that are gone. */
export async function dropOtherPages(cacheName: string): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Runs the work for each, four at a time; a failing one does not stop the others. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      await work(item).catch(() => undefined);
  };
  await Promise.all([next(), next(), next(), next()]);
}

// What stands behind the '?' is the browser's business, but for the number of a page of the blog.
function pageKey(address: string): string {
  const url = new URL(address);
  const number = url.pathname === '/blog' ? url.searchParams.get('page') : null;
  return url.origin + url.pathname + (number ? `?page=${number}` : '');
}

function isPage(response: Response): boolean {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.status === 200 && isHtml && !response.redirected;
}
