import { expect, test } from 'vitest';
import { isLeftAlone } from './page-address.ts';

test.each([
  '/admin',
  '/admin/leads?state=new',
  '/login?from=/admin',
  '/newsletter/unsubscribe/0b0e2a5c',
  '/photos/1.jpg?expires=1&signature=x',
  '/graphql?query={me{email}}',
  '/playground',
  '/sitemap.xml',
  '/artical/staging.HTML',
  '/assets/gone',
  '/healthz',
])('%s is left alone', (path) => {
  expect(isLeftAlone(new URL(path, 'http://site'))).toBe(true);
});

test.each([
  '/',
  '/about?utm_source=a.com',
  '/artical/administration-of-a-move',
  '/artical/staging-2.0',
  '/artical/staging.x',
  '/artical/staging.unforgettable',
  '/artical/staging.a_b',
  '/blog?page=2',
  '/portfolio/present/3',
])('%s is kept and served', (path) => {
  expect(isLeftAlone(new URL(path, 'http://site'))).toBe(false);
});
