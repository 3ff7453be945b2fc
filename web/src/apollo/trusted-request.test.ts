import { expect, test } from 'vitest';
import { trustedDocuments } from '../generated/trusted-documents.ts';
import { queryAddress } from './trusted-request.ts';

test('a query is named by its hash, in the format of persisted queries', () => {
  const { pathname, searchParams } = new URL(queryAddress('Portfolio', { page: 2 }), 'http://site');
  expect(pathname).toBe('/graphql');
  expect(searchParams.get('operationName')).toBe('Portfolio');
  expect(JSON.parse(searchParams.get('variables') ?? '')).toEqual({ page: 2 });
  expect(JSON.parse(searchParams.get('extensions') ?? '')).toEqual({
    persistedQuery: { version: 1, sha256Hash: trustedDocuments.Portfolio },
  });
});
