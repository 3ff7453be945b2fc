import { expect, test } from 'vitest';
import { publicPaths } from '../../../rules/pages.ts';
import { offlinePaths } from './offline-paths.ts';

test('50 articles are stored offline with the pages of their list', () => {
  const entries = Array.from({ length: 50 }, (_, index) => `/artical/post-${index}`);
  const paths = offlinePaths({ entries, articles: 50 });
  expect(paths).toEqual(expect.arrayContaining(entries));
  expect(paths).toContain('/blog?page=9');
  expect(paths).not.toContain('/blog?page=10');
});

test('every public page is stored once', () => {
  const paths = offlinePaths({ entries: ['/events', '/portfolio/loft'], articles: 0 });
  expect(paths).toEqual(expect.arrayContaining([...publicPaths, '/portfolio/loft', '/offline']));
  expect(new Set(paths).size).toBe(paths.length);
});
