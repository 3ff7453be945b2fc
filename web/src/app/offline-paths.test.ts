import { expect, test } from 'vitest';
import { publicPaths } from '../../../rules/pages.ts';
import { offlinePaths } from './offline-paths.ts';

test('50 articles are stored offline with the pages of their list', () => {
  const blogs = Array.from({ length: 50 }, (_, index) => ({ slug: `post-${index}`, blog_id: index }));
  const paths = offlinePaths({ blogs, locations: [], projects: [], pages: [] });
  expect(paths.filter((path) => path.startsWith('/artical/'))).toEqual(
    blogs.map(({ slug }) => `/artical/${slug}`),
  );
  expect(paths).toContain('/blog?page=9');
  expect(paths).not.toContain('/blog?page=10');
});

test('every public page and every place is stored once, under the path that links use', () => {
  const paths = offlinePaths({
    blogs: [{ slug: '', blog_id: 7 }],
    locations: [{ slug: 'île-perrot' }],
    projects: [{ slug: 'loft' }],
    pages: [],
  });
  expect(paths).toEqual(expect.arrayContaining([...publicPaths]));
  expect(paths).toEqual(
    expect.arrayContaining(['/location/%C3%AEle-perrot', '/portfolio/loft', '/artical/7', '/offline']),
  );
  expect(new Set(paths).size).toBe(paths.length);
});
