import type { FastifyPluginAsync } from 'fastify';
import { declareRoutes } from '../rest/access.ts';
import { answerMessage } from '../rest/rest.errors.ts';
import { leadsCsv } from './lead.csv.ts';
import { type LeadState, leadStates } from './lead.entity.ts';
import { allLeads } from './lead.read.service.ts';

interface ExportRequest {
  Querystring: { formType?: string; state?: string; search?: string };
}

const isState = (text: string | undefined): text is LeadState =>
  (leadStates as readonly (string | undefined)[]).includes(text);

/** `GET /api/leads.csv`: the leads that the list shows with the same filters, for an admin's spreadsheet. */
export const leadAdminRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'admin');
  server.setErrorHandler(answerMessage);

  server.get<ExportRequest>('/api/leads.csv', async (request, reply) => {
    const { formType, state, search } = request.query;
    const leads = await allLeads(await request.context(), {
      formType,
      search,
      state: isState(state) ? state : undefined,
    });
    return (
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .type('text/csv; charset=utf-8')
        // The mark tells spreadsheets that this is UTF-8.
        .send(`\uFEFF${leadsCsv(leads)}`)
    );
  });
};
