import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheKey } from '../../lib/cache-key.ts';
import { dataCache } from '../shared/cache-names.ts';
import { CacheRefresh } from './caching.ts';
import { expireLeastRecent } from './plugins.ts';

const timeoutSeconds = 4;
// Fifty articles, the lists and the places, twice over while the queries of two versions differ.
const maxAnswers = 600;

const options = {
  cacheName: dataCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => cacheKey(new URL(request.url)),
      cacheWillUpdate: async ({ response }) => ((await isCacheable(response)) ? response : null),
    } satisfies WorkboxPlugin,
    expireLeastRecent(maxAnswers),
  ],
};

/** Caches answers before they are asked for. */
export const answers = new CacheRefresh(options);

/** Caches the answers of GET /graphql by their address, but for those to requests with a token. */
export function serveData(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      url.pathname === '/graphql' &&
      !request.headers.has('authorization') &&
      // What is to be saved is asked of the network alone: an older list would look like a portfolio that is unchanged.
      url.searchParams.get('operationName') !== 'PortfolioFiles',
    new NetworkFirst({ ...options, networkTimeoutSeconds: timeoutSeconds }),
    'GET',
  );
}

async function isCacheable(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.headers.get('cache-control')?.includes('no-store')) return false;
  const answer = (await response.clone().json()) as { errors?: unknown };
  return answer.errors === undefined;
}
