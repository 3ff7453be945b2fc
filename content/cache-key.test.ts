import { expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

const keyOf = (url: string) => cacheKey(new URL(url, 'http://site'));

test.each([
  ['/about?utm_source=card&fbclid=x', '/about'],
  ['/?page=2', '/'],
  ['/artical/living-room?gclid=1', '/artical/living-room'],
  ['/blog?fbclid=x&page=2&utm_medium=y', '/blog?page=2'],
  ['/blog?page=1', '/blog'],
  ['/blog?page=02', '/blog'],
  ['/blog?page=2&page=3', '/blog?page=2'],
  ['/Blog/?page=2&x', '/Blog/?page=2'],
  ['/blog/other?page=2', '/blog/other'],
  ['/get-a-quote?shared=photos', '/get-a-quote'],
  ['/get-a-quote?utm_source=x&rooms=5&service=vacantStaging', '/get-a-quote?service=vacantStaging&rooms=5'],
  ['/get-a-quote?service=vacantStaging&rooms=05', '/get-a-quote?service=vacantStaging&rooms=5'],
  ['/get-a-quote?service=vacantStaging&rooms=999', '/get-a-quote'],
  ['/get-a-quote?service=toString', '/get-a-quote'],
  ['/sitemap.xml?x=1', '/sitemap.xml'],
])('%s is cached as %s', (url, key) => {
  expect(keyOf(url)).toBe(key);
  expect(keyOf(key)).toBe(key);
});

test('malformed and deeply nested JSON stays unchanged', () => {
  for (const variables of ['{"page":', '['.repeat(8_000), `${'['.repeat(8_000)}${']'.repeat(8_000)}`]) {
    const key = new URL(keyOf(`/graphql?${new URLSearchParams({ variables })}`), 'http://site');
    expect(key.searchParams.get('variables')).toBe(variables);
  }
});
