import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CachedResponse, ResponseCache } from './cache.ts';
import { bestEncoding, isKnown, responseTo } from './send-response.ts';

/** Where the answer to a request target is cached. */
interface Target extends Pick<CachedResponse, 'address' | 'partition'> {
  /** For the log. */
  route: string | undefined;
}

/** A campaign's addresses are endless; what is forgotten is answered by its route, from the same cache. */
const MAX_TARGETS = 4_000;
const MAX_TARGET_LENGTH = 1_000;

/**
 * Answers anonymous GETs of what is cached before Fastify sees them: by the target as it came, with the headers that the routes
 * and hooks gave the first answer of its kind. Whatever is not cached, or is asked with more than headers of content
 * negotiation, goes on to its route.
 */
export function answerFromCache(server: FastifyInstance, responses: ResponseCache, isLogged: boolean): void {
  const targets = new LRUCache<string, Target>({ max: MAX_TARGETS });
  let isStopping = false;
  server.addHook('preClose', async () => {
    isStopping = true;
  });
  server.addHook('onResponse', async (request, reply) => {
    const response = responseTo(request);
    // A free-form query is negotiated by its Accept header too.
    if (!response || response.partition === 'freeForm') return;
    if (!isPlainRead(request.raw) || request.originalUrl.length > MAX_TARGET_LENGTH) return;
    if (!recordHeaders(request, reply, response)) return;
    const { address, partition } = response;
    targets.set(request.originalUrl, { address, partition, route: request.routeOptions.url });
  });

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (isStopping || !isPlainRead(request)) return false;
    const start = isLogged ? performance.now() : 0;
    const target = targets.get(request.url ?? '');
    const cached = target && responses.peek(target.address, target.partition);
    if (!cached || !send(request, response, cached)) return false;
    if (isLogged) logAnswer(server, [request, response], target.route, start);
    return true;
  }

  const [route] = server.server.listeners('request') as ((...exchange: Exchange) => void)[];
  server.server.removeAllListeners('request');
  server.server.on('request', (...exchange: Exchange) => {
    if (!answer(...exchange)) route?.(...exchange);
  });
}

type Exchange = [IncomingMessage, ServerResponse];

/** Whether a request reads, is nobody's own, and has no body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    headers['content-type'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

/** Records the headers of an answer beside its body; whether others may get them too. */
function recordHeaders(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): boolean {
  const sent = reply.getHeaders();
  const isShared = response.etag !== undefined && sent['set-cookie'] === undefined;
  if (method !== 'GET' || !isShared || (reply.statusCode !== 200 && reply.statusCode !== 304)) return false;
  const kind = isKnown(headers, response) ? 'none' : bestEncoding(headers, response);
  response.headers[kind] ??= Object.entries(sent).flatMap(([name, value]) => [name, String(value)]);
  return true;
}

/** Sends a cached answer; false where none of its kind was sent before. */
function send({ headers }: IncomingMessage, response: ServerResponse, cached: CachedResponse): boolean {
  const isUnchanged = isKnown(headers, cached);
  const encoding = bestEncoding(headers, cached);
  const head = cached.headers[isUnchanged ? 'none' : encoding];
  if (!head) return false;
  response.writeHead(isUnchanged ? 304 : 200, head as string[]);
  response.end(isUnchanged ? undefined : cached.bodies[encoding]);
  return true;
}

/** The line that is written of every other request too (`RouteLog`). */
function logAnswer(
  { log }: FastifyInstance,
  [{ method }, res]: Exchange,
  url: string | undefined,
  start: number,
): void {
  const req = { method, routeOptions: { url } };
  log.info({ reqId: randomUUID(), req, res, responseTime: performance.now() - start }, 'request completed');
}
