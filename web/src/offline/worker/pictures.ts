import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { pictureCache, savedPortfolio } from '../shared/cache-names.ts';
import { countFailures, expireLeastRecent, NotCachedError } from './caching.ts';
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
    expireLeastRecent(maxPictures),
    { handlerDidError: async ({ request }) => cachedPicture(request.url, cacheNames) },
  ],
});

/** Serves images of pages. A page that saves the portfolio uses `fetch`, which has no destination. */
export function servePictures(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && keyOf(url.href) !== null,
    async ({ event, request }) =>
      // A saved picture fills the screen, so it serves for every size.
      (await cachedPicture(request.url, [savedPortfolio])) ?? pictures.handle({ event, request }),
    'GET',
  );
}

/** Caches pictures without a cached size. Returns the number of failures; rejects when the device is full. */
export async function cachePictures({ event, beforeEach }: Run, urls: readonly string[]): Promise<number> {
  const cached = new Set(
    (await Promise.all(cacheNames.map(cachedRequests))).flat().map(({ url }) => keyOf(url)),
  );
  const missing = urls.filter((url) => !cached.has(keyOf(url)));
  const cachePicture = async (url: string): Promise<void> => {
    const request = new Request(url, { priority: 'low' });
    const [response] = await Promise.all(pictures.handleAll({ event, request }));
    // A deleted picture (404) is not retried: its page has changed.
    if (response.status >= 500 || response.status === 429) throw new NotCachedError(url, response);
  };
  return countFailures(missing.slice(0, maxPictures), cachePicture, beforeEach);
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
