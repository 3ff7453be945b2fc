import type { FastifyInstance, FastifyRequest, RouteGenericInterface } from 'fastify';
import { AppError, BadInput } from '../core/errors.ts';

/** Accepts an empty JSON body, which some clients send with DELETE. Routes that need a body reject it. */
export function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
}

/** A request with an id in its URL. */
export interface IdRequest extends RouteGenericInterface {
  Params: { id: string };
}

/** The largest id in the database. */
const MAX_ID = 2 ** 31 - 1;

/** Returns the id in the URL. Throws BadInput if it is no whole number, NOT_FOUND if no row can have it. */
export function idOf({ params }: FastifyRequest<IdRequest>): number {
  if (!/^\d+$/.test(params.id)) throw new BadInput({ id: 'The id is a whole number.' });
  if (Number(params.id) > MAX_ID) throw new AppError('NOT_FOUND', 'There is no such id.');
  return Number(params.id);
}

/** Returns the body without `omitted` fields, such as the id. Throws BadInput if it is not an object. */
export function bodyOf({ body }: FastifyRequest, ...omitted: string[]): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadInput({ body: 'The body is a JSON object.' });
  }
  return Object.fromEntries(Object.entries(body).filter(([name]) => !omitted.includes(name)));
}
