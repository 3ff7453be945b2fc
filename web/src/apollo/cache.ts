import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import possible from '../generated/possible-types.ts';

/** Creates the cache for server and browser; `restored` is the server's cache. */
export function createCache(restored?: NormalizedCacheObject | null): InMemoryCache {
  const cache = new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    typePolicies: {
      Account: { keyFields: ['email'] },
      Blog: { keyFields: ['blog_id'] },
      Business: { keyFields: [] },
      Category: { keyFields: ['category_id'] },
      Entry: { keyFields: ['kind', 'number'] },
      LeadNote: { keyFields: ['note_id'] },
      LocationPage: { keyFields: ['location_id'] },
      PortfolioGroup: { keyFields: ['name'] },
      PortfolioPair: { keyFields: ['portfolio_id'] },
      PortfolioPicture: { keyFields: ['portfolio_id'] },
      PortfolioVideo: { keyFields: ['portfolio_id'] },
    },
  });
  return restored ? cache.restore(restored) : cache;
}
