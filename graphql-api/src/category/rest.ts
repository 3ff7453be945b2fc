import type { FastifyPluginAsync } from 'fastify';
import { listCategories } from './service.ts';

/** `GET /api/categories`. */
export const categoryRoutes: FastifyPluginAsync = async (server) => {
  server.get('/api/categories', { config: { access: 'public' } }, async (request) => ({
    status: 'success',
    data: (await listCategories(await request.context())).map(({ category_id, category }) => ({
      category_id,
      category,
    })),
  }));
};
