import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RETRY_AFTER } from '../core/unavailable.ts';
import type { CachedResponse, Encoding } from './cache.ts';

/** The smallest first: `negotiate` takes the first one of those that the client prefers equally. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** Sends a response in the client's best encoding, or 304 if the client has it. `vary` lists the headers that it depends on. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  vary = 'accept-encoding',
) {
  const { status, location, etag } = response;
  extendPolicy(reply, response);
  reply.header('cache-control', etag === undefined ? 'no-store' : 'no-cache').header('vary', vary);
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (location !== undefined) return reply.redirect(location, status);
  if (etag !== undefined) reply.header('etag', etag);
  if (isNotModified(request.headers, response)) return reply.code(304).send();
  return reply.code(status).send(encodedBody(request, reply, response));
}

/** Adds the page's directives to the content security policy of this reply. */
export function extendPolicy(reply: FastifyReply, response: { policy?: string | undefined }): void {
  const policy = policyOf(reply.getHeader(POLICY)?.toString(), response);
  if (policy !== undefined) reply.header(POLICY, policy);
}

const POLICY = 'content-security-policy';

/** Returns a content security policy with the directives of the page. */
export function policyOf(
  general: string | undefined,
  { policy }: { policy?: string | undefined },
): string | undefined {
  return general && policy ? `${general};${policy}` : general;
}

/** Sends a response to a POST, without an ETag: conditions mean something else there. */
export function sendToPost(reply: FastifyReply, response: CachedResponse): FastifyReply {
  const { status, type, bodies } = response;
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.code(status).type(type).send(bodies.identity);
}

/** Returns whether the client has this response. */
export function isNotModified(headers: FastifyRequest['headers'], { status, etag }: CachedResponse): boolean {
  return status === 200 && etag !== undefined && headers['if-none-match']?.includes(etag) === true;
}

/** Sets the headers of the content type and of the client's best encoding, and returns the body. */
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

/** Browsers send a few different headers; each is parsed once. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });
const MAX_HEADER = 200;

/** Returns the response's best encoding that the request accepts. */
export function bestEncoding(headers: FastifyRequest['headers'], { bodies }: CachedResponse): Encoding {
  const header = headers['accept-encoding'] ?? '';
  const cached = negotiated.get(header);
  const best = cached ?? negotiateEncoding(header);
  if (!cached && header.length <= MAX_HEADER) negotiated.set(header, best);
  return bodies[best] ? best : 'identity';
}

/**
 * Returns the best encoding that an Accept-Encoding header allows. Reads `*` beside other names as `identity`: the library
 * does not resolve which encodings it stands for.
 */
function negotiateEncoding(header: string): Encoding {
  const accepted = header.trim() === '*' ? header.trim() : header.toLowerCase().replaceAll('*', 'identity');
  return negotiate(accepted, ENCODINGS) ?? 'identity';
}
