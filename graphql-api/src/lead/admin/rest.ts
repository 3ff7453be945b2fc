import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { checkFields } from '../../../../rules/field/check.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import { declareRoutes } from '../../platform/access/routes.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { sendMessageError } from '../../platform/http/errors.ts';
import { filterFields } from '../model/filter.ts';
import { leadStates } from '../model/lead.entity.ts';
import { toDos } from '../model/to-do.ts';
import { leadsCsv } from '../query/csv.ts';
import { readLeads, selectLeads } from '../query/service.ts';

/** Returns a string of a JSON body or a query string; ignores other values. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns a filter's values, spelled as in GraphQL; undefined if none. Throws BadInput for unknown ones. */
function valuesOf<T extends string>(name: string, known: readonly T[], given: unknown): T[] | undefined {
  const names = [given ?? []].flat();
  const spelled = new Map(known.map((value) => [value.toUpperCase(), value]));
  const values = names.map((it) => spelled.get(String(it)));
  if (values.includes(undefined))
    throw new BadInput({ [name]: `${name} is ${[...spelled.keys()].join(' or ')}.` });
  return values.length > 0 ? (values as T[]) : undefined;
}

/**
 * `/api/leads.csv`: the leads of the admin's list. The site's client sends the filters by POST as JSON,
 * because a search may contain a name and proxies log query strings. Scripts may use GET with `?formType=…`.
 */
export const leadAdminRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'leads', true);
  server.setErrorHandler(sendMessageError);

  const exportLeads = async (given: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const filters = new Map(Object.entries(given ?? {}));
    const context = await request.context();
    const texts = Object.fromEntries(
      Object.keys(filterFields).map((name) => [name, textOf(filters.get(name))]),
    );
    const [errors, { formType, search, email }] = checkFields(filterFields, texts, { strict: true });
    if (Object.keys(errors).length > 0) throw new BadInput(errors);
    const { ids, fields } = await selectLeads(context, {
      formType,
      search,
      email,
      states: valuesOf('states', leadStates, filters.get('states')),
      toDo: valuesOf('toDo', toDos, filters.get('toDo'))?.[0],
    });
    if (email && ids.length === 0) throw new BadInput({ email: 'No lead has this email address.' });
    await recordActivity(context, 'leads.exported', { count: ids.length });
    return reply
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(leadsCsv(readLeads(context, ids), fields)));
  };
  const query = { formType: 100, search: 200, email: 254, states: 20, toDo: 20 };
  server.get('/api/leads.csv', { config: { query } }, (request, reply) =>
    exportLeads(request.query, request, reply),
  );
  server.post('/api/leads.csv', (request, reply) => exportLeads(request.body, request, reply));
};
