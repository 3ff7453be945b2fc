import type { FastifyPluginAsync } from 'fastify';
import { sendJson } from '../platform/cache/send-json.ts';
import { listCategories } from './service.ts';

/** `GET /api/categories`. */
export const categoryRoutes: FastifyPluginAsync = async (server) => {
  server.get('/api/categories', { config: { access: 'public' } }, (request, reply) =>
    sendJson(request, reply, {
      key: '/api/categories',
      body: async () => {
        const categories = await listCategories(await request.context());
        return {
          status: 'success',
          data: categories.map(({ category_id, category }) => ({ category_id, category })),
        };
      },
    }),
  );
};
