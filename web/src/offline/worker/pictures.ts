import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { pictureCache, savedPortfolio } from '../shared/cache-names.ts';
import { mapConcurrent, NotCachedError } from './caching.ts';
import { pictureKey } from './picture-choice.ts';
import { expireLeastRecent } from './plugins.ts';

// About 60 MB at the sizes that a phone or laptop gets.
const mostPictures = 400;

// Where there are pictures, the visitor's own copies first.
const withPictures = [savedPortfolio, pictureCache];

/** Pictures from the cache first; without a connection, the same picture in whatever size or format is kept. */
const pictures = new CacheFirst({
  cacheName: pictureCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    expireLeastRecent(mostPictures),
    { handlerDidError: async ({ request }) => cachedPicture(request.url, withPictures) },
  ],
});

/** Pictures to be shown; what a page fetches for itself, to save the portfolio, it keeps itself. */
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

/** Fetches those of these pictures of which no size is kept yet; gives how many were not to be had. Rejects without room. */
export async function cachePictures(
  event: ExtendableEvent,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const kept = new Set(
    (await Promise.all(withPictures.map(cachedRequests))).flat().map(({ url }) => keyOf(url)),
  );
  const missing = addresses.filter((address) => !kept.has(keyOf(address)));
  const keep = async (address: string): Promise<void> => {
    const request = new Request(address, { priority: 'low' });
    const [response] = await Promise.all(pictures.handleAll({ event, request }));
    // One that is gone (404) is missed by nobody for long: its page changes too.
    if (response.status >= 500 || response.status === 429) throw new NotCachedError(address, response);
  };
  return mapConcurrent(missing.slice(0, mostPictures), keep, signal);
}

/** This picture in any size or format that one of these caches has. */
async function cachedPicture(address: string, names: readonly string[]): Promise<Response | undefined> {
  const key = keyOf(address);
  for (const name of names) {
    const kept = (await cachedRequests(name)).find(({ url }) => keyOf(url) === key);
    if (kept) return caches.match(kept, { cacheName: name, ignoreVary: true });
  }
  return undefined;
}

const keyOf = (address: string) => pictureKey(new URL(address, location.origin).pathname);

async function cachedRequests(name: string): Promise<readonly Request[]> {
  // Opening a cache would make it: the visitor's own is there by their wish only.
  return (await caches.has(name)) ? (await caches.open(name)).keys() : [];
}
