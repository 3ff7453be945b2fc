import type { FastifyPluginAsync } from 'fastify';
import { recordActivity } from '../platform/access/activity.ts';
import { declareRoutes } from '../platform/access/routes.ts';
import { sendMessageError } from '../platform/http/errors.ts';
import { CSV_MARK } from '../platform/text/csv.ts';
import { subscribersCsv } from './csv.ts';
import { listSubscribers } from './service.ts';

/** `/api/subscribers.csv`: the confirmed subscribers with the proof of their consent. */
export const subscriberRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'admin', true);
  server.setErrorHandler(sendMessageError);
  server.get('/api/subscribers.csv', async (request, reply) => {
    const context = await request.context();
    const subscribers = await listSubscribers(context.em);
    await recordActivity(context, 'subscribers.exported', { count: subscribers.length });
    return reply
      .header('content-disposition', 'attachment; filename="subscribers.csv"')
      .type('text/csv; charset=utf-8')
      .send(CSV_MARK + subscribersCsv(subscribers, context.app.config.siteUrl));
  });
};
