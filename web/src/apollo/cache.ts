import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import possible from '../generated/possible-types.ts';

/** The fields that identify an object of each type in a cache; a selection without them cannot be stored. */
type KeyFields = Readonly<Record<string, string[]>>;

export const keyFields: KeyFields = {
  Blog: ['blog_id'],
  Business: [],
  Category: ['category_id'],
  LocationPage: ['location_id'],
  PortfolioGroup: ['name'],
  PortfolioPair: ['portfolio_id'],
  PortfolioPicture: ['portfolio_id'],
  PortfolioVideo: ['portfolio_id'],
};

/** Creates the cache for server and browser; `restored` is the server's cache. */
export function createCache(restored?: NormalizedCacheObject | null, keys = keyFields): InMemoryCache {
  const cache = new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    typePolicies: Object.fromEntries(
      Object.entries(keys).map(([type, fields]) => [type, { keyFields: fields }]),
    ),
  });
  return restored ? cache.restore(restored) : cache;
}
