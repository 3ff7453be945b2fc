import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { recordActivity } from '../../platform/access/activity.ts';
import { declareRoutes } from '../../platform/access/routes.ts';
import { sendMessageError } from '../../platform/http/errors.ts';
import { type LeadState, leadStates } from '../model/lead.entity.ts';
import { toDos } from '../model/to-do.ts';
import { leadsCsv } from '../query/csv.ts';
import { readLeads, selectLeads } from '../query/service.ts';

/** Returns a string of a JSON body or a query string; ignores other values. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns the lead states in a filter, which are spelled as in GraphQL; undefined if there are none. */
function statesOf(value: unknown): LeadState[] | undefined {
  const names = [value ?? []].flat();
  const states = leadStates.filter((state) => names.includes(state.toUpperCase()));
  return states.length > 0 ? states : undefined;
}

/**
 * `/api/leads.csv`: the leads of the admin's list with the same filters. The site's client sends the filters by POST
 * as JSON, because a search may contain a name and proxies log query strings. Scripts may use GET with `?formType=…`.
 */
export const leadAdminRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'admin', true);
  server.setErrorHandler(sendMessageError);

  const exportLeads = async (given: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const filters = new Map(Object.entries(given ?? {}));
    const context = await request.context();
    const { ids, fields } = await selectLeads(context, {
      formType: textOf(filters.get('formType')),
      search: textOf(filters.get('search')),
      states: statesOf(filters.get('states')),
      toDo: toDos.find((toDo) => toDo.toUpperCase() === filters.get('toDo')),
    });
    await recordActivity(context, 'leads.exported', { count: ids.length });
    return reply
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(leadsCsv(readLeads(context, ids), fields)));
  };
  server.get('/api/leads.csv', (request, reply) => exportLeads(request.query, request, reply));
  server.post('/api/leads.csv', (request, reply) => exportLeads(request.body, request, reply));
};
