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
  '/healthz',
])('%s is left alone', (path) => {
  expect(isLeftAlone(new URL(path, 'http://site'))).toBe(true);
});

test.each([
  '/',
  '/about?utm_source=a.com',
  '/artical/administration-of-a-move',
  '/blog?page=2',
  '/portfolio/present/3',
])('%s is kept and served', (path) => {
  expect(isLeftAlone(new URL(path, 'http://site'))).toBe(false);
});
