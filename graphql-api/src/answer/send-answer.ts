import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Encoding } from './answer-cache.ts';

/**
 * Sends an answer of this content type in the best encoding that the client reads; 304 where the client has it already.
 * `vary` names what else the answer depends on.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, location, etag, bodies }: Answer,
  { type, vary = 'accept-encoding' }: { type: string; vary?: string },
) {
  const encoding = bestEncoding(request.headers['accept-encoding']);
  reply.header('cache-control', etag === undefined ? 'no-store' : 'no-cache').header('vary', vary);
  if (location !== undefined) return reply.redirect(location, status);
  if (etag !== undefined) reply.header('etag', etag);
  const isKnown = status === 200 && etag !== undefined && request.headers['if-none-match']?.includes(etag);
  if (isKnown) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type(type).send(bodies[encoding]);
}

/** The best encoding that an Accept-Encoding header allows. */
function bestEncoding(header = ''): Encoding {
  const accepts = (name: string) =>
    new RegExp(`(^|[,\\s])${name}\\s*(;\\s*q=(1|0\\.\\d*[1-9])\\d*)?\\s*(,|$)`).test(header);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
