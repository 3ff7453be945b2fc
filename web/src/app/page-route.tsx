import type { RouteObject } from 'react-router-dom';
import { pageFile } from '../../../content/page/file.ts';
import { kindsOf } from '../../../content/page/placed.ts';
import type { PagePath } from '../../../rules/pages.ts';
import { loadBlocks, loadContent } from '../blocks/load.ts';
import { BlockPage } from '../blocks/page.tsx';
import { loadChunk } from '../lib/chunk.ts';

export type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** The pages by file; each is a separate chunk. */
type PageModules = Record<string, () => Promise<PageModule>>;

/**
 * Returns a function that returns the route of a path. Its file is `pages/<path>/page.tsx`, or
 * `<folder>/page.tsx`. Its id is the file's name in Vite's manifest, by which the server finds the scripts.
 */
export function pageRoutes(modules: PageModules) {
  return (path: string, folder = `pages${path}`): RouteObject => {
    const load = modules[`../${folder}/page.tsx`];
    if (!load) throw new Error(`There is no page in ${folder}`);
    return { path, id: `src/${folder}/page.tsx`, lazy: () => loadChunk(folder.replace(/^.*\//, ''), load) };
  };
}

/** Returns the route of a page that consists of blocks. */
export function blockRoute(path: PagePath): RouteObject {
  return {
    path,
    id: `../content/pages/${pageFile(path)}.js`,
    lazy: async () => {
      const page = await loadContent(path);
      if (!page) throw new Error(`There is no content of ${path}`);
      await loadBlocks(kindsOf(page));
      return { Component: () => <BlockPage path={path} page={page} /> };
    },
  };
}

/** Returns the route of a page that renders some of its blocks itself. */
export function withBlocks(path: PagePath, route: RouteObject): RouteObject {
  const { lazy } = route;
  return {
    ...route,
    lazy: async () => {
      const [module, page] = await Promise.all([(lazy as () => Promise<PageModule>)(), loadContent(path)]);
      if (page) await loadBlocks(kindsOf(page));
      return module;
    },
  };
}

/** The sign-in fails at once without a connection, also if the browser has its scripts. */
export const connected: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {
  loader: () => {
    if (globalThis.navigator?.onLine === false) throw new TypeError('There is no network');
    return null;
  },
  shouldRevalidate: () => false,
};
