import { data, type LoaderFunction, matchRoutes, type RouteObject, redirect } from 'react-router-dom';
import { entryFolders } from '../../../rules/entry/folders.ts';
import { type PagePath, pages, redirects } from '../../../rules/pages.ts';
import { loadChunk } from '../lib/chunk.ts';
import { contentRoute, loadRoot } from '../lib/site.ts';
import { AdminErrorPage, BareErrorPage, ErrorPage } from '../pages/error/error.tsx';
import { loader as loadContent } from './page-content.ts';
import { blockRoute, connected, type PageModule, pageRoutes, withBlocks } from './page-route.tsx';
import { Root } from './root.tsx';

const page = pageRoutes(import.meta.glob<PageModule>('../pages/**/page.tsx'));

/** Redirects a former path, with its query: 301 from the server, a navigation in the browser. */
function moved([from, to]: readonly [from: string, to: string]): RouteObject {
  return { path: from, loader: ({ request }) => redirect(to + new URL(request.url).search, 301) };
}

const notFound: LoaderFunction = () => data(null, { status: 404 });

/** The id of the route around the pages with Apollo's cache. */
export const apolloRoute = 'src/apollo/provider.tsx';

const dataPages: RouteObject = {
  id: apolloRoute,
  lazy: () => loadChunk('data', () => import('../apollo/provider.tsx')),
  children: [
    withBlocks('/blog', page('/blog')),
    ...Object.entries(entryFolders).map(([kind, folder]) => page(`/${folder}/:slug`, `pages/${kind}`)),
    withBlocks('/portfolio', page('/portfolio')),
    page('/portfolio/present/:id?', 'pages/presentation'),
  ],
};

/** Pages without data of the API do not load Apollo. Their paths are in `rules/pages.ts`. */
const staticPages: RouteObject[] = [
  ...(Object.keys(pages) as PagePath[])
    .filter((path) => !matchRoutes(dataPages.children ?? [], path))
    .map(blockRoute),
  page('/outbox'),
  page('/offline'),
  page('/newsletter/:action/:id', 'pages/newsletter'),
  ...['/login', '/login/forgot', '/login/password'].map((path) => ({ ...page(path), ...connected })),
];

/** Pages of the owner, and the page for unknown paths. The loader around them looks up the path. */
const ownPages = page('*', 'pages/own');

/** The id of the route around the admin pages. Visitors do not load their routes. */
export const adminRoute = 'admin';

/** Returns all routes. Shows an error of a page inside the layout, and an error of the layout without it. */
export const createRoutes = (adminPages: RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    loader: loadRoot,
    Component: Root,
    ErrorBoundary: BareErrorPage,
    HydrateFallback: Root,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            id: contentRoute,
            loader: loadContent,
            // The router keeps the data of a route without a path.
            shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
              defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname,
            children: [...staticPages, dataPages, ownPages],
          },
          // On a parent route: while hydrating, a route whose chunk fails does not show its own boundary.
          {
            id: adminRoute,
            ErrorBoundary: AdminErrorPage,
            children: [
              ...adminPages,
              {
                path: '/admin/*',
                id: 'src/admin/shell/unknown-path.tsx',
                loader: notFound,
                lazy: () => loadChunk('admin-not-found', () => import('../admin/shell/unknown-path.tsx')),
              },
            ],
          },
          ...redirects.map(moved),
        ],
      },
    ],
  },
];
