import { afterAll, expect, test, vi } from 'vitest';
import { isBypassed, isCacheableUrl, pageKey } from './page-url.ts';

vi.stubGlobal('location', new URL('http://site/sw.js'));
afterAll(() => vi.unstubAllGlobals());

test.each([
  '/admin',
  '/admin/leads?state=new',
  '/login?from=/admin',
  '/newsletter/unsubscribe/0b0e2a5c',
  '/photos/1.jpg?expires=1&signature=x',
  '/graphql?query={me{email}}',
  '/playground',
  '/sitemap.xml',
  '/artical/staging.PDF',
  '/assets/missing',
  '/healthz',
  '/artical/five-coats?draft=x',
])('%s is ignored', (path) => {
  expect(isBypassed(new URL(path, 'http://site'))).toBe(true);
});

test.each([
  '/',
  '/about?utm_source=a.com',
  '/artical/administration-of-a-move',
  '/artical/staging-2.0',
  '/2019/05/staging.html',
  '/artical/staging.x',
  '/artical/staging.unforgettable',
  '/artical/staging.a_b',
  '/blog?page=2',
  '/portfolio/present/3',
])('%s is cached and served', (path) => {
  expect(isBypassed(new URL(path, 'http://site'))).toBe(false);
});

test.each([
  ['/about?utm_source=card', '/about', true],
  ['/blog?fbclid=x&page=2', '/blog?page=2', true],
  ['/get-a-quote?correct=1', '/get-a-quote', true],
  ['/get-a-quote?service=vacantStaging&rooms=5', '/get-a-quote', false],
  ['/portfolio/present/3?utm_source=card', '/portfolio/present', false],
  ['/portfolio/present', '/portfolio/present', true],
  ['/?p=12&utm_source=card', '/?p=12', false],
])('%s is cached as %s', (url, key, isCacheable) => {
  expect([pageKey(url), isCacheableUrl(url)]).toEqual([key, isCacheable]);
});
