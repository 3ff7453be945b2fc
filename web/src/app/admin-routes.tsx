import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/chunk.ts';
import { connected, type PageModule, pageRoutes } from './page-route.ts';

const page = pageRoutes(import.meta.glob<PageModule>('../admin/*/page.tsx'));

/** The admin area. The precache leaves out `src/admin` (web/precache.ts). */
export const adminPages: RouteObject[] = [
  {
    ...connected,
    id: 'src/admin/shell/frame.tsx',
    lazy: () => loadChunk('admin-frame', () => import('../admin/shell/frame.tsx')),
    children: [
      page('/admin', 'admin/home'),
      page('/admin/pages', 'admin/page-content'),
      page('/admin/blogs', 'admin/blogs'),
      page('/admin/location-pages', 'admin/locations'),
      page('/admin/leads/:id?', 'admin/leads'),
      page('/admin/portfolio', 'admin/portfolio'),
      page('/admin/categories', 'admin/categories'),
      page('/admin/erasures', 'admin/erasures'),
      page('/admin/account', 'admin/account'),
      page('/admin/newsletter', 'admin/newsletter'),
      page('/admin/import', 'admin/import'),
    ],
  },
];
