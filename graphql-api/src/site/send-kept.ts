import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding, type CachedPage } from './page-cache.ts';

/** Answers with what is kept, in the best encoding that the client reads; 304 where the client has it already. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, page: CachedPage, type: string) {
  const encoding = bestEncoding(request.headers['accept-encoding']);
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type(type).send(page.bodies[encoding]);
}
