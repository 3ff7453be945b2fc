import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RETRY_AFTER } from '../core/unavailable.ts';
import type { CachedResponse, Encoding } from './cache.ts';

/** The smallest first: it is taken where a client likes several equally. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

const sent = new WeakMap<FastifyRequest, CachedResponse>();

/** The answer that was sent to this request by `sendResponse`, if any. */
export const responseTo = (request: FastifyRequest) => sent.get(request);

/**
 * Sends an answer in the best encoding that the client reads; 304 where the client has it already. `vary` names what else the
 * answer depends on.
 */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  vary = 'accept-encoding',
) {
  const { status, location, etag } = response;
  sent.set(request, response);
  reply.header('cache-control', etag === undefined ? 'no-store' : 'no-cache').header('vary', vary);
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (location !== undefined) return reply.redirect(location, status);
  if (etag !== undefined) reply.header('etag', etag);
  if (isKnown(request.headers, response)) return reply.code(304).send();
  return reply.code(status).send(encodedBody(request, reply, response));
}

/** Sends an answer to a POST: without an ETag, for a condition means something else there. */
export function sendToPost(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  const { status, type, bodies } = response;
  sent.set(request, response);
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.code(status).type(type).send(bodies.identity);
}

/** Whether the client has this answer already. */
export function isKnown(headers: FastifyRequest['headers'], { status, etag }: CachedResponse): boolean {
  return status === 200 && etag !== undefined && headers['if-none-match']?.includes(etag) === true;
}

/** The body of an answer in the best encoding that the client reads; and sets the headers for it and the content type. */
export function encodedBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Buffer {
  const encoding = bestEncoding(headers, response);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(response.type);
  return response.bodies[encoding] ?? response.bodies.identity;
}

/** Browsers send a handful of headers; each is read once. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });
const MAX_HEADER = 200;

/** The best encoding of an answer that these headers allow. */
export function bestEncoding(headers: FastifyRequest['headers'], { bodies }: CachedResponse): Encoding {
  const header = headers['accept-encoding'] ?? '';
  const known = negotiated.get(header);
  const best = known ?? negotiateEncoding(header);
  if (!known && header.length <= MAX_HEADER) negotiated.set(header, best);
  return bodies[best] ? best : 'identity';
}

/**
 * The best encoding that an Accept-Encoding header allows. `*` beside other names counts as the plain text, which
 * is always allowed: it means whatever is not named, and the library does not resolve which of ours that is.
 */
function negotiateEncoding(header: string): Encoding {
  const accepted = header.trim() === '*' ? header.trim() : header.toLowerCase().replaceAll('*', 'identity');
  return negotiate(accepted, ENCODINGS) ?? 'identity';
}
