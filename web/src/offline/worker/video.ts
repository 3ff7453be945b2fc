import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { savedPortfolio } from '../cache-names.ts';
import { answerRanges } from './plugins.ts';

/** Plays videos that the visitor has saved, by ranges as players ask for them. Watching alone never saves one. */
export function serveVideos(): void {
  const videos = new CacheFirst({
    cacheName: savedPortfolio,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheWillUpdate: async () => null }, answerRanges()],
  });
  registerRoute(
    // What a page fetches to save it goes its own way.
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'video' && url.pathname.endsWith('.mp4'),
    videos,
    'GET',
  );
}
