import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import possible from '../generated/possible-types.ts';

/** The fields that identify an object of a type in the cache; a selection without them cannot be stored. */
export const keyFields: Record<string, string[]> = {
  Account: ['email'],
  Blog: ['blog_id'],
  Business: [],
  Category: ['category_id'],
  Entry: ['kind', 'number'],
  LeadNote: ['note_id'],
  LocationPage: ['location_id'],
  PortfolioGroup: ['name'],
  PortfolioPair: ['portfolio_id'],
  PortfolioPicture: ['portfolio_id'],
  PortfolioVideo: ['portfolio_id'],
};

/** Creates the cache for server and browser; `restored` is the server's cache. */
export function createCache(restored?: NormalizedCacheObject | null): InMemoryCache {
  const cache = new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    typePolicies: Object.fromEntries(
      Object.entries(keyFields).map(([type, fields]) => [type, { keyFields: fields }]),
    ),
  });
  return restored ? cache.restore(restored) : cache;
}
