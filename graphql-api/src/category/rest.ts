import type { FastifyPluginAsync } from 'fastify';
import { serveList } from '../platform/cache/send-json.ts';
import { listCategories } from './service.ts';

/** `GET /api/categories`. */
export const categoryRoutes: FastifyPluginAsync = async (server) => {
  serveList(server, '/api/categories', {
    body: async () => {
      const categories = await listCategories(server.systemContext());
      return {
        status: 'success',
        data: categories.map(({ category_id, category }) => ({ category_id, category })),
      };
    },
  });
};
