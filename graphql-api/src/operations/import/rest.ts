import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { declareRoutes } from '../../platform/access/routes.ts';
import { sendMessageError } from '../../platform/http/errors.ts';
import { readReport } from './run.service.ts';

/** `/api/imports/{id}/report.txt`: the report of an import as text, one line for each part left out. */
export const importRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'business');
  server.setErrorHandler(sendMessageError);

  server.get<{ Params: { id: string } }>('/api/imports/:id/report.txt', async (request, reply) => {
    const { id } = request.params;
    if (!formatPatterns.uuid.test(id)) return reply.callNotFound();
    const { em } = await request.context();
    return reply
      .header('content-disposition', 'attachment; filename="report.txt"')
      .type('text/plain; charset=utf-8')
      .send(Readable.from(readReport(em, id)));
  });
};
