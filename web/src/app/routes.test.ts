import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { entryFolders } from '../../../rules/entry/folders.ts';
import { pathProblem } from '../../../rules/own-path.ts';
import { groupsFor, pagesOf } from '../admin/shell/sections.ts';
import { adminPages } from './admin-routes.tsx';
import { createRoutes } from './routes.tsx';

const flat = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);
const pathsOf = (routes: RouteObject[]) => flat(routes).flatMap(({ path }) => (path ? [path] : []));

test('each page has a route', () => {
  const files = Object.keys(import.meta.glob(['../{pages,admin}/**/page.tsx', '!../pages/not-found/*']));
  const ids = new Set(flat(createRoutes(adminPages)).map(({ id }) => id));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !ids.has(file.replace('..', 'src')))).toEqual([]);
});

test.each(Object.keys(entryFolders))(
  'the page of %s loads the entry, and the editor previews it',
  async (kind) => {
    const pages = import.meta.glob('../pages/*/page.tsx');
    expect(await pages[`../pages/${kind}/page.tsx`]?.()).toMatchObject({
      loader: expect.any(Function),
      Component: expect.any(Function),
      View: expect.any(Function),
    });
  },
);

test('the navigation of the admin area has each of its pages', () => {
  const links = pagesOf(groupsFor(() => true)).map(({ to }) => to);
  const paths = new Set(pathsOf(adminPages).map((path) => path.replace(/\/:id\??$/, '')));
  expect(links.toSorted()).toEqual([...paths].toSorted());
});

test('no page of the owner has the path of another page', () => {
  const paths = pathsOf(createRoutes(adminPages)).map((path) => path.replace(/:\w+\??|\*/g, 'a'));
  expect(paths.filter((path) => path.startsWith('/') && !pathProblem(path))).toEqual([]);
});
