import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { pictureCache, savedPortfolio } from '../shared/cache-names.ts';
import type { PageMessage } from '../shared/worker-message.ts';
import { countFailures, expireLeastRecent, NotCachedError, rejectSignInPage } from './caching.ts';
import type { Run } from './pages.ts';
import { pictureKey } from './picture-choice.ts';

// About 60 MB at the sizes that a phone or laptop gets.
const maxPictures = 400;

// The saved portfolio first.
const cacheNames = [savedPortfolio, pictureCache];

/** Serves pictures from the cache first; without a connection, in any cached size or format. */
const pictures = new CacheFirst({
  cacheName: pictureCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    rejectSignInPage(/^image\//),
    expireLeastRecent(maxPictures),
    { handlerDidError: async ({ request }) => cachedPicture(request.url, cacheNames) },
  ],
});

/** Shown in place of a missing picture: transparent, in any shape, so that the blurred preview shows. */
const transparent = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Serves images of pages. A page that saves the portfolio uses `fetch`, which has no destination. */
export function servePictures({ clients }: ServiceWorkerGlobalScope): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && keyOf(url.href) !== null,
    async ({ event, request }) => {
      // A saved picture fills the screen, so it serves for every size.
      const saved = await cachedPicture(request.url, [savedPortfolio]);
      return saved ?? pictures.handle({ event, request }).catch(() => missing(event as FetchEvent));
    },
    'GET',
  );

  async function missing({ clientId, request: { url } }: FetchEvent): Promise<Response> {
    const message: PageMessage = { type: 'missing-picture', url };
    (await clients.get(clientId))?.postMessage(message);
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
    return new Response(transparent, { headers });
  }
}

interface Pictures {
  urls: readonly string[];
  /** Whether the cached pictures are in the smallest size, and these URLs are not. */
  areSharper: boolean;
}

/**
 * Caches pictures without a cached size, or in a sharper one than the cached. Returns the number of failures;
 * rejects when the device is full.
 */
export async function cachePictures(
  { event, beforeEach }: Run,
  { urls, areSharper }: Pictures,
): Promise<number> {
  const [saved = [], read = []] = await Promise.all(cacheNames.map(cachedRequests));
  const cached = new Set([...saved, ...(areSharper ? [] : read)].map(({ url }) => keyOf(url)));
  const exact = new Set(read.map(({ url }) => new URL(url).pathname));
  const missing = urls.filter((url) => !cached.has(keyOf(url)) && !exact.has(url));
  const cachePicture = async (url: string): Promise<void> => {
    const request = new Request(url, { priority: 'low' });
    const [response] = await Promise.all(pictures.handleAll({ event, request }));
    // A deleted picture (404) is not retried: its page has changed.
    if (response.status >= 500 || response.status === 429) throw new NotCachedError(url, response);
    if (areSharper && response.ok) await deleteOthers(url);
  };
  return countFailures(missing.slice(0, maxPictures), cachePicture, beforeEach);
}

/** Deletes the other sizes of a picture. */
async function deleteOthers(url: string): Promise<void> {
  const cache = await caches.open(pictureCache);
  for (const request of await cache.keys()) {
    if (keyOf(request.url) === keyOf(url) && new URL(request.url).pathname !== url)
      await cache.delete(request);
  }
}

/** Returns the picture in any size or format that one of these caches has. */
async function cachedPicture(url: string, names: readonly string[]): Promise<Response | undefined> {
  const key = keyOf(url);
  for (const name of names) {
    const request = (await cachedRequests(name)).find((it) => keyOf(it.url) === key);
    if (request) return caches.match(request, { cacheName: name, ignoreVary: true });
  }
  return undefined;
}

const keyOf = (url: string) => pictureKey(new URL(url, location.origin).pathname);

async function cachedRequests(name: string): Promise<readonly Request[]> {
  // `open` would create the cache of the saved portfolio.
  return (await caches.has(name)) ? (await caches.open(name)).keys() : [];
}
