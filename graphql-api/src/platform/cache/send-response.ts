import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER } from '../core/unavailable.ts';
import { type CachedResponse, type Encoding, plainBody } from './cache.ts';

/** The `cache-control` of a file whose URL changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The smallest first: `negotiate` takes the first one of those that the client prefers equally. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The status, headers and body of a response to one request. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Returns a response in the client's best encoding, or 304. `vary` lists the headers that it depends on. */
export function answerTo(
  requested: IncomingHttpHeaders,
  response: CachedResponse,
  vary = 'accept-encoding',
): Answer {
  const { status, etag, type, bodies } = response;
  const headers = {
    'cache-control': cacheControl({ etag }),
    vary,
    ...(etag !== undefined && { etag }),
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER) }),
  };
  if (status === 200 && etag !== undefined && isHeld(requested, etag))
    return { status: 304, headers, body: undefined };
  const best = bestEncoding(requested['accept-encoding'] ?? '');
  const body = bodies[best];
  const encoding = body && best !== 'identity' && { 'content-encoding': best };
  return {
    status,
    headers: { ...headers, 'content-type': type, ...encoding },
    body: body ?? plainBody(response),
  };
}

/** Returns whether a client has the response with this ETag, compared weakly (RFC 9110 section 13.1.2). */
export function isHeld(requested: IncomingHttpHeaders, etag: string): boolean {
  const held = requested['if-none-match'];
  return held?.trim() === '*' || Boolean(held?.includes(etag.replace(/^W\//, '')));
}

/** A failure has no ETag. */
const cacheControl = ({ etag }: Pick<CachedResponse, 'etag'>) =>
  etag === undefined ? 'no-store' : 'no-cache';

/** Sends a response; `vary` as for `answerTo`. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  vary = 'accept-encoding',
) {
  const { location } = response;
  extendPolicy(reply, response);
  if (location !== undefined) {
    return reply
      .headers({ 'cache-control': cacheControl(response), vary })
      .redirect(location, response.status);
  }
  const { status, headers, body } = answerTo(request.headers, response, vary);
  return reply.code(status).headers(headers).send(body);
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
  const { status, type } = response;
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.code(status).type(type).send(plainBody(response));
}

/**
 * Returns the best encoding that an Accept-Encoding header allows. Reads `*` beside other names as
 * `identity`: the library does not resolve which encodings it stands for.
 */
function bestEncoding(header: string): Encoding {
  const accepted = header.trim() === '*' ? header.trim() : header.toLowerCase().replaceAll('*', 'identity');
  return negotiate(accepted, ENCODINGS) ?? 'identity';
}
