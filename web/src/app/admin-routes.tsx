import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/chunk.ts';
import { connected, type PageModule, pageRoutes } from './page-route.tsx';

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
      page('/admin/own-pages', 'admin/own-page'),
      page('/admin/blogs', 'admin/blog'),
      page('/admin/location-pages', 'admin/location'),
      page('/admin/leads/:id?', 'admin/lead'),
      page('/admin/portfolio', 'admin/portfolio'),
      page('/admin/categories', 'admin/category'),
      page('/admin/templates', 'admin/template'),
      page('/admin/media', 'admin/media-library'),
      page('/admin/media/:id', 'admin/media-picture'),
      page('/admin/erasures', 'admin/erasure'),
      page('/admin/account', 'admin/account'),
      page('/admin/newsletter', 'admin/newsletter'),
      page('/admin/import', 'admin/import'),
    ],
  },
];
