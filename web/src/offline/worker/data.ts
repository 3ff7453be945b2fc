import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheKey } from '../../../../content/cache-key.ts';
import { dataCache } from '../shared/cache-names.ts';
import { CacheRefresh, expireLeastRecent, isCacheable, rejectSignInPage } from './caching.ts';

const timeoutSeconds = 4;
// Fifty articles, the lists and the places, twice while the queries of two versions differ.
const maxEntries = 600;

const options = {
  cacheName: dataCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => cacheKey(new URL(request.url)),
      cacheWillUpdate: async ({ response }) => ((await isResult(response)) ? response : null),
    } satisfies WorkboxPlugin,
    rejectSignInPage(/json/),
    expireLeastRecent(maxEntries),
  ],
};

/** Caches responses before a page requests them. */
export const answers = new CacheRefresh(options);

/** Serves and caches GET /graphql, except requests with a token. */
export function serveData(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      url.pathname === '/graphql' &&
      !request.headers.has('authorization') &&
      // The list of files to save comes from the network only: a cached list would hide a changed portfolio.
      url.searchParams.get('operationName') !== 'PortfolioFiles',
    new NetworkFirst({ ...options, networkTimeoutSeconds: timeoutSeconds }),
    'GET',
  );
}

async function isResult(response: Response): Promise<boolean> {
  if (!isCacheable(response)) return false;
  const { errors } = (await response.clone().json()) as { errors?: unknown };
  return errors === undefined;
}
