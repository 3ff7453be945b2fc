import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { readCachedVideo } from '../shared/cached-video.ts';

/** Plays films that the visitor has saved, by ranges as players ask for them. Watching alone never saves one. */
export function serveVideos(): void {
  registerRoute(
    // What a page fetches to save it goes its own way.
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'video' && url.pathname.endsWith('.mp4'),
    async ({ request, url }) => (await cachedVideo(request, url.pathname)) ?? fetch(request),
    'GET',
  );
}

/** The answer to a player from what is saved; undefined where not all of the film is. */
async function cachedVideo(request: Request, src: string): Promise<Response | undefined> {
  const film = await readCachedVideo(src);
  if (!film || film.bytes.size !== film.total) return undefined;
  const { bytes, etag } = film;
  const headers = { 'content-type': bytes.type, 'content-length': String(bytes.size), etag };
  const whole = new Response(bytes, { headers });
  return request.headers.has('range') ? createPartialResponse(request, whole) : whole;
}
