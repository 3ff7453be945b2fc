import { data, type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { loadChunk } from './chunk.ts';
import { redirects } from './content/redirects.ts';
import { BareErrorPage, ErrorPage } from './pages/error.tsx';
import { loader, Root } from './pages/root.tsx';

type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** A page of its own chunk. Its id is its file, by which the server finds the chunk's styles and scripts to link. */
function page(path: string, id: string, load: () => Promise<PageModule>): RouteObject {
  return { path, id, lazy: () => loadChunk(chunkName(id), load) };
}

/** The file's name, by which a failing chunk is named to the visitor: 'src/pages/home/home.tsx' -> 'home'. */
function chunkName(id: string): string {
  return id.replace(/^.*\/|\.tsx$/g, '');
}

/** Old addresses: 301 from the server, the same way in the browser; what follows the '?' is kept. */
function moved([from, to]: readonly [from: string, to: string]): RouteObject {
  return { path: from, loader: ({ request }) => redirect(to + new URL(request.url).search, 301) };
}

const notFound: LoaderFunction = () => data(null, { status: 404 });

/** Pages of texts only: they do not load Apollo. */
const staticPages: RouteObject[] = [
  page('/', 'src/pages/home/home.tsx', () => import('./pages/home/home.tsx')),
  page('/about', 'src/pages/about/about.tsx', () => import('./pages/about/about.tsx')),
  page('/staging', 'src/pages/staging.tsx', () => import('./pages/staging.tsx')),
  page(
    '/staging-home-owner',
    'src/pages/staging-home-owner.tsx',
    () => import('./pages/staging-home-owner.tsx'),
  ),
  page('/staging-realtors', 'src/pages/staging-realtors.tsx', () => import('./pages/staging-realtors.tsx')),
  page('/staging-builders', 'src/pages/staging-builders.tsx', () => import('./pages/staging-builders.tsx')),
  page('/virtual-staging', 'src/pages/virtual-staging.tsx', () => import('./pages/virtual-staging.tsx')),
  page('/decorating', 'src/pages/decorating.tsx', () => import('./pages/decorating.tsx')),
  page(
    '/decorating-home-owner',
    'src/pages/decorating-home-owner.tsx',
    () => import('./pages/decorating-home-owner.tsx'),
  ),
  page(
    '/decorating-short-term-rental',
    'src/pages/decorating-short-term-rental.tsx',
    () => import('./pages/decorating-short-term-rental.tsx'),
  ),
  page(
    '/decorating-organizing',
    'src/pages/decorating-organizing.tsx',
    () => import('./pages/decorating-organizing.tsx'),
  ),
  page('/commercial', 'src/pages/commercial.tsx', () => import('./pages/commercial.tsx')),
  page('/design', 'src/pages/design.tsx', () => import('./pages/design.tsx')),
  page(
    '/design/residential',
    'src/pages/design-residential.tsx',
    () => import('./pages/design-residential.tsx'),
  ),
  page(
    '/design/commercial',
    'src/pages/design-commercial.tsx',
    () => import('./pages/design-commercial.tsx'),
  ),
  page(
    '/project-management',
    'src/pages/project-management/project-management.tsx',
    () => import('./pages/project-management/project-management.tsx'),
  ),
  page(
    '/partnership-opportunities',
    'src/pages/partnership-opportunities/partnership-opportunities.tsx',
    () => import('./pages/partnership-opportunities/partnership-opportunities.tsx'),
  ),
  page('/contact', 'src/pages/contact/contact.tsx', () => import('./pages/contact/contact.tsx')),
  page(
    '/get-a-quote',
    'src/pages/get-a-quote/get-a-quote.tsx',
    () => import('./pages/get-a-quote/get-a-quote.tsx'),
  ),
  page('/thank-you', 'src/pages/thank-you.tsx', () => import('./pages/thank-you.tsx')),
  page('/privacy', 'src/pages/privacy.tsx', () => import('./pages/privacy.tsx')),
  page('/credits', 'src/pages/credits/credits.tsx', () => import('./pages/credits/credits.tsx')),
  page('/outbox', 'src/pages/outbox/outbox.tsx', () => import('./pages/outbox/outbox.tsx')),
  page('/offline', 'src/pages/offline.tsx', () => import('./pages/offline.tsx')),
  page('/login', 'src/pages/login/login.tsx', () => import('./pages/login/login.tsx')),
];

/** Pages that read data. */
const dataPages: RouteObject[] = [
  page('/blog', 'src/pages/blog/blog.tsx', () => import('./pages/blog/blog.tsx')),
  page('/artical/:slug', 'src/pages/article/article.tsx', () => import('./pages/article/article.tsx')),
  page('/location/:slug', 'src/pages/location/location.tsx', () => import('./pages/location/location.tsx')),
  page('/portfolio', 'src/pages/portfolio/portfolio.tsx', () => import('./pages/portfolio/portfolio.tsx')),
  page(
    '/portfolio/present/:id?',
    'src/pages/presentation/presentation.tsx',
    () => import('./pages/presentation/presentation.tsx'),
  ),
];

const withData: RouteObject = {
  id: 'src/apollo/provider.tsx',
  lazy: () => loadChunk('data', () => import('./apollo/provider.tsx')),
  children: dataPages,
};

/** The owner's pages: their files begin with 'admin', by which the worker knows to leave them alone. */
const adminPages: RouteObject = {
  id: 'src/admin/admin-frame.tsx',
  lazy: () => loadChunk('admin-frame', () => import('./admin/admin-frame.tsx')),
  children: [
    page('/admin', 'src/admin/admin-home.tsx', () => import('./admin/admin-home.tsx')),
    page('/admin/blogs', 'src/admin/admin-blogs.tsx', () => import('./admin/admin-blogs.tsx')),
    page(
      '/admin/location-pages',
      'src/admin/admin-location-pages.tsx',
      () => import('./admin/admin-location-pages.tsx'),
    ),
    page('/admin/leads', 'src/admin/admin-leads.tsx', () => import('./admin/admin-leads.tsx')),
    page('/admin/portfolio', 'src/admin/admin-portfolio.tsx', () => import('./admin/admin-portfolio.tsx')),
    page('/admin/erasures', 'src/admin/admin-erasures.tsx', () => import('./admin/admin-erasures.tsx')),
  ],
};

const anythingElse: RouteObject = {
  ...page('*', 'src/pages/not-found.tsx', () => import('./pages/not-found.tsx')),
  loader: notFound,
};

/** The whole site. An error of a page is shown inside the layout, one of the layout itself without it. */
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
        children: [...staticPages, withData, adminPages, ...redirects.map(moved), anythingElse],
      },
    ],
  },
];
