import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { dataCache } from '../cache-names.ts';
import { keepNewest } from './plugins.ts';

const patience = 4;
// Fifty articles, their lists and the rest, with room to spare.
const mostAnswers = 200;

/** Keeps the answers of GET /graphql, one for each address. What is asked for with a token is nobody else's to see. */
export function serveData(): void {
  const data = new NetworkFirst({
    cacheName: dataCache,
    networkTimeoutSeconds: patience,
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => ((await isWorthKeeping(response)) ? response : null) },
      keepNewest(mostAnswers),
    ],
  });
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname === '/graphql' && !request.headers.has('authorization'),
    data,
    'GET',
  );
}

async function isWorthKeeping(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.headers.get('cache-control')?.includes('no-store')) return false;
  const answer = (await response.clone().json()) as { errors?: unknown };
  return answer.errors === undefined;
}
