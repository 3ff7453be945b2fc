import type { RouteObject } from 'react-router-dom';
import { entryKinds } from '../../../rules/entry/kinds.ts';
import { PageError } from '../admin/shell/page-error.tsx';
import { loadChunk } from '../lib/chunk.ts';
import { type PageModule, pageRoutes } from './page-route.tsx';

const page = pageRoutes(import.meta.glob<PageModule>('../admin/*/page.tsx'));

/** The lists of entries with a page of their own. */
const ownLists = [
  page('/admin/pages', 'admin/page-tree'),
  page('/admin/business', 'admin/business-details'),
  page('/admin/newsletter', 'admin/newsletter'),
];

/** The other lists: one page. Its id names its scripts (pageRoutes). */
const lists: RouteObject = {
  id: 'src/admin/entry/list.tsx',
  children: entryKinds
    .filter(({ adminPath }) => !ownLists.some(({ path }) => path === adminPath))
    .map(({ kind, adminPath }) => ({
      path: adminPath,
      lazy: async () => {
        const { EntryPage } = await loadChunk('entries', () => import('../admin/entry/list.tsx'));
        return { Component: () => <EntryPage kind={kind} /> };
      },
    })),
};

/** The admin area. The precache leaves out `src/admin` (web/precache.ts). */
export const adminPages: RouteObject[] = [
  {
    id: 'src/admin/shell/frame.tsx',
    lazy: () => loadChunk('admin-frame', () => import('../admin/shell/frame.tsx')),
    children: [
      {
        // A page whose code does not arrive says so in the frame.
        ErrorBoundary: PageError,
        children: [
          page('/admin', 'admin/home'),
          ...ownLists,
          lists,
          page('/admin/shared-texts', 'admin/shared-texts'),
          page('/admin/leads/:id?', 'admin/lead'),
          page('/admin/media', 'admin/media-library'),
          page('/admin/media/:id', 'admin/media-picture'),
          page('/admin/erasures', 'admin/erasure'),
          page('/admin/account', 'admin/account'),
          page('/admin/import', 'admin/import'),
        ],
      },
    ],
  },
];
