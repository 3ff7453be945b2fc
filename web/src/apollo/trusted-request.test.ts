import { expect, test } from 'vitest';
import { cacheKey } from '../../../content/cache-key.ts';
import { trustedDocuments } from '../generated/trusted-documents.ts';
import { queryUrl } from './trusted-request.ts';

test('a query is sent by its hash, in the format of persisted queries', () => {
  const { pathname, searchParams } = new URL(queryUrl('Portfolio', { page: 2 }), 'http://site');
  expect(pathname).toBe('/graphql');
  expect(searchParams.get('operationName')).toBe('Portfolio');
  expect(JSON.parse(searchParams.get('variables') ?? '')).toEqual({ page: 2 });
  expect(JSON.parse(searchParams.get('extensions') ?? '')).toEqual({
    persistedQuery: { version: 1, sha256Hash: trustedDocuments.Portfolio },
  });
});

const keyOf = (url: string) => cacheKey(new URL(url, 'http://site'));

test('a query has one cache key, the URL that our own client requests', () => {
  const own = queryUrl('Blog', { page: 1, following: 2 });
  expect(keyOf(own)).toBe(own);
  expect(queryUrl('Blog', { following: 2, page: 1 })).toBe(own);
  const search = new URL(own, 'http://site').searchParams;
  const other = new URLSearchParams({
    utm_source: 'x',
    variables: '{ "following": 2, "page": 1 }',
    extensions: JSON.stringify(JSON.parse(search.get('extensions') ?? ''), null, 1),
    operationName: 'Blog',
  });
  expect(keyOf(`/graphql?${other}`)).toBe(own);
  other.set('variables', '{"page":2}');
  expect(keyOf(`/graphql?${other}`)).not.toBe(own);
});
