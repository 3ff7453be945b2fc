import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { pictureCache } from '../cache-names.ts';
import { pictureKey } from './picture-choice.ts';
import { keepNewest } from './plugins.ts';

// About 60 MB at the sizes that a phone or laptop gets.
const mostPictures = 400;

/** Pictures from the cache first; without a connection, the same picture in whatever size or format is kept. */
export const pictures = new CacheFirst({
  cacheName: pictureCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    keepNewest(mostPictures),
    { handlerDidError: async ({ request }) => keptPicture(request.url) },
  ],
});

export function servePictures(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && pictureKey(url.pathname) !== null, pictures, 'GET');
}

/** This picture in any size or format that is kept. */
export async function keptPicture(address: string): Promise<Response | undefined> {
  const key = pictureKey(new URL(address, location.origin).pathname);
  const cache = await caches.open(pictureCache);
  const kept = (await cache.keys()).find(({ url }) => pictureKey(new URL(url).pathname) === key);
  return kept && cache.match(kept);
}
