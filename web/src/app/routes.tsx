import { data, type LoaderFunction, matchRoutes, type RouteObject, redirect } from 'react-router-dom';
import { ownPaths, publicPaths } from '../content/public-paths.ts';
import { redirects } from '../content/redirects.ts';
import { loadChunk } from '../lib/chunk.ts';
import { AdminErrorPage, BareErrorPage, ErrorPage } from '../pages/error/error.tsx';
import { loader, Root } from './root.tsx';

type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** Every page of the site, each a chunk of its own, by its file. */
const modules = {
  ...import.meta.glob<PageModule>('../pages/**/page.tsx'),
  ...import.meta.glob<PageModule>('../admin/*/page.tsx'),
};

/**
 * The page of `path`. Its file is `pages/<path>/page.tsx`, or that of `folder` where the two differ. The route's id is the
 * file as Vite's manifest names it: by it the server finds the chunk's styles and scripts.
 */
function page(path: string, folder = `pages${path}`): RouteObject {
  const load = modules[`../${folder}/page.tsx`];
  if (!load) throw new Error(`There is no page in ${folder}`);
  return { path, id: `src/${folder}/page.tsx`, lazy: () => loadChunk(folder.replace(/^.*\//, ''), load) };
}

/** Former paths: 301 from the server, a navigation in the browser; with the query. */
function moved([from, to]: readonly [from: string, to: string]): RouteObject {
  return { path: from, loader: ({ request }) => redirect(to + new URL(request.url).search, 301) };
}

/** The owner's pages say at once that they need a connection, even where the browser still has their scripts. */
const connected: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {
  loader: () => {
    if (globalThis.navigator?.onLine === false) throw new TypeError('There is no network');
    return null;
  },
  shouldRevalidate: () => false,
};

const notFound: LoaderFunction = () => data(null, { status: 404 });

/** The route around the pages whose data is in Apollo's cache. */
export const apolloRoute = 'src/apollo/provider.tsx';

const dataPages: RouteObject = {
  id: apolloRoute,
  lazy: () => loadChunk('data', () => import('../apollo/provider.tsx')),
  children: [
    page('/blog'),
    page('/artical/:slug', 'pages/article'),
    page('/location/:slug', 'pages/location'),
    page('/portfolio'),
    page('/portfolio/present/:id?', 'pages/presentation'),
  ],
};

/** Pages without data of the API: they do not load Apollo. Their paths are listed in `public-paths.ts` alone. */
const staticPages: RouteObject[] = [
  page('/', 'pages/home'),
  ...[...publicPaths, ...ownPaths]
    .filter((path) => path !== '/' && !matchRoutes(dataPages.children ?? [], path))
    .map((path) => page(path)),
  { ...page('/login'), ...connected },
];

/** The signed-in area. Its modules are below `src/admin`, by which the precache leaves them out (web/precache.ts). */
const adminPages: RouteObject = {
  ...connected,
  id: 'src/admin/shell/frame.tsx',
  lazy: () => loadChunk('admin-frame', () => import('../admin/shell/frame.tsx')),
  children: [
    page('/admin', 'admin/home'),
    page('/admin/blogs', 'admin/blogs'),
    page('/admin/location-pages', 'admin/locations'),
    page('/admin/leads', 'admin/leads'),
    page('/admin/portfolio', 'admin/portfolio'),
    page('/admin/erasures', 'admin/erasures'),
  ],
};

/** All routes. An error of a page is shown inside the layout, one of the layout itself without it. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader,
    Component: Root,
    ErrorBoundary: BareErrorPage,
    HydrateFallback: Root,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...staticPages,
          dataPages,
          // Around it, not its own: a route whose chunk cannot be loaded does not show its own boundary while hydrating.
          { ErrorBoundary: AdminErrorPage, children: [adminPages] },
          ...redirects.map(moved),
          { ...page('*', 'pages/not-found'), loader: notFound },
        ],
      },
    ],
  },
];
