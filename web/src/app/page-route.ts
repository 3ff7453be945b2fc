import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/chunk.ts';

export type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** The pages by file; each is a separate chunk. */
type PageModules = Record<string, () => Promise<PageModule>>;

/**
 * Returns a function that returns the route of a path. Its file is `pages/<path>/page.tsx`, or `<folder>/page.tsx`. The route's id
 * is the file's name in Vite's manifest: the server looks up the scripts by it.
 */
export function pageRoutes(modules: PageModules) {
  return (path: string, folder = `pages${path}`): RouteObject => {
    const load = modules[`../${folder}/page.tsx`];
    if (!load) throw new Error(`There is no page in ${folder}`);
    return { path, id: `src/${folder}/page.tsx`, lazy: () => loadChunk(folder.replace(/^.*\//, ''), load) };
  };
}

/** Admin pages fail at once without a connection, also if the browser has their scripts. */
export const connected: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {
  loader: () => {
    if (globalThis.navigator?.onLine === false) throw new TypeError('There is no network');
    return null;
  },
  shouldRevalidate: () => false,
};
