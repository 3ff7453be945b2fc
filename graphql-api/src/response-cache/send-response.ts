import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER } from '../core/unavailable.ts';
import type { CachedResponse, Encoding } from './cache.ts';

/** The smallest first: it is taken where a client likes several equally. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Sends an answer of this content type in the best encoding that the client reads; 304 where the client has it already.
 * `vary` names what else the answer depends on.
 */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  { type, vary = 'accept-encoding' }: { type: string; vary?: string },
) {
  const { status, location, etag } = response;
  reply.header('cache-control', etag === undefined ? 'no-store' : 'no-cache').header('vary', vary);
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (location !== undefined) return reply.redirect(location, status);
  if (etag !== undefined) reply.header('etag', etag);
  const isKnown = status === 200 && etag !== undefined && request.headers['if-none-match']?.includes(etag);
  if (isKnown) return reply.code(304).send();
  return reply.code(status).send(encodedBody(request, reply, response, type));
}

/** The body of an answer in the best encoding that the client reads; and sets the headers for it and the content type. */
export function encodedBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bodies }: CachedResponse,
  type: string,
): Buffer {
  const encoding = bestEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(type);
  return bodies[encoding];
}

/**
 * The best encoding that an Accept-Encoding header allows. `*` beside other names counts as the plain text, which is always
 * allowed: it means whatever is not named, and the library does not resolve which of ours that is.
 */
function bestEncoding(header = ''): Encoding {
  const accepted = header.trim() === '*' ? header.trim() : header.toLowerCase().replaceAll('*', 'identity');
  return negotiate(accepted, ENCODINGS) ?? 'identity';
}
