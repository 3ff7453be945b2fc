import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { pictureCache, savedPortfolio } from '../shared/cache-names.ts';
import { mapConcurrent, NotCachedError } from './caching.ts';
import { pictureKey } from './picture-choice.ts';
import { expireLeastRecent } from './plugins.ts';

// About 60 MB at the sizes that a phone or laptop gets.
const maxPictures = 400;

// Where there are pictures, the visitor's own copies first.
const withPictures = [savedPortfolio, pictureCache];

/** Pictures from the cache first; without a connection, the same picture in whatever size or format is cached. */
const pictures = new CacheFirst({
  cacheName: pictureCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    expireLeastRecent(maxPictures),
    { handlerDidError: async ({ request }) => cachedPicture(request.url, withPictures) },
  ],
});

/** Pictures to be shown; what a page fetches to save the portfolio it saves itself. */
export function servePictures(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && keyOf(url.href) !== null,
    async ({ event, request }) =>
      // The visitor's own copy is of the size that fills this screen: whatever size is asked for, it serves.
      (await cachedPicture(request.url, [savedPortfolio])) ?? pictures.handle({ event, request }),
    'GET',
  );
}

/** Fetches those of these pictures of which no size is cached yet; gives how many could not be had. Rejects when the device is full. */
export async function cachePictures(
  event: ExtendableEvent,
  addresses: readonly string[],
  beforeEach: () => Promise<void>,
): Promise<number> {
  const cached = new Set(
    (await Promise.all(withPictures.map(cachedRequests))).flat().map(({ url }) => keyOf(url)),
  );
  const missing = addresses.filter((address) => !cached.has(keyOf(address)));
  const cachePicture = async (address: string): Promise<void> => {
    const request = new Request(address, { priority: 'low' });
    const [response] = await Promise.all(pictures.handleAll({ event, request }));
    // One that was deleted (404) is not retried: its page changes too.
    if (response.status >= 500 || response.status === 429) throw new NotCachedError(address, response);
  };
  return mapConcurrent(missing.slice(0, maxPictures), cachePicture, beforeEach);
}

/** This picture in any size or format that one of these caches has. */
async function cachedPicture(address: string, names: readonly string[]): Promise<Response | undefined> {
  const key = keyOf(address);
  for (const name of names) {
    const request = (await cachedRequests(name)).find(({ url }) => keyOf(url) === key);
    if (request) return caches.match(request, { cacheName: name, ignoreVary: true });
  }
  return undefined;
}

const keyOf = (address: string) => pictureKey(new URL(address, location.origin).pathname);

async function cachedRequests(name: string): Promise<readonly Request[]> {
  // Opening a cache would make it: the saved portfolio's exists only where a visitor saved it.
  return (await caches.has(name)) ? (await caches.open(name)).keys() : [];
}
