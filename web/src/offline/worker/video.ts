import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { savedPortfolio } from '../shared/cache-names.ts';

/** Plays videos that the visitor has saved, by ranges as players ask for them. Watching alone never saves one. */
export function serveVideos(): void {
  registerRoute(
    // What a page fetches to save it goes its own way.
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'video' && url.pathname.endsWith('.mp4'),
    async ({ request, url }) => {
      const saved = await caches.match(url.pathname, { cacheName: savedPortfolio, ignoreVary: true });
      if (!saved) return fetch(request);
      return request.headers.has('range') ? createPartialResponse(request, saved) : saved;
    },
    'GET',
  );
}
