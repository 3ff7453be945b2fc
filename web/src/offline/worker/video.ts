import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { videoCache } from '../cache-names.ts';
import { answerRanges } from './plugins.ts';

/** Plays videos that the visitor has saved, by ranges as players ask for them. Watching alone never saves one. */
export function serveVideos(): void {
  const videos = new CacheFirst({
    cacheName: videoCache,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheWillUpdate: async () => null }, answerRanges()],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.mp4'), videos, 'GET');
}
