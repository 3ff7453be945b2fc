import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CachedResponse, ResponseCache } from './cache.ts';
import { bestEncoding, isKnown, responseTo } from './send-response.ts';

/** Where the answer to a request is cached. */
interface Target extends Pick<CachedResponse, 'address' | 'partition'> {
  /** For the log. */
  route: string | undefined;
}

/** Addresses of a campaign and spellings of a query are endless: what is forgotten is answered by its route, from the same cache. */
const MAX_TARGET_BYTES = 4 * 1024 * 1024;
/** What a target costs beside its key. */
const TARGET_BYTES = 300;
const MAX_KEY_LENGTH = 4_000;

/**
 * Answers anonymous requests for what is cached before Fastify sees them: GETs by the target as it came, POSTs to `/graphql` by
 * the bytes of their body too, with the headers that the routes and hooks gave the first answer of its kind. Whatever is not
 * cached, or is asked with more than headers of content negotiation, goes on to its route.
 */
export function answerFromCache(server: FastifyInstance, responses: ResponseCache, isLogged: boolean): void {
  const targets = new LRUCache<string, Target>({
    maxSize: MAX_TARGET_BYTES,
    sizeCalculation: (_target, key) => TARGET_BYTES + key.length,
  });
  /** The keys of requests that went on to their routes. */
  const keys = new WeakMap<IncomingMessage, string>();
  let isStopping = false;
  server.addHook('preClose', async () => {
    isStopping = true;
  });
  server.addHook('onResponse', async (request, reply) => {
    const key = keys.get(request.raw);
    const response = responseTo(request);
    if (key === undefined || !response || !recordHeaders(request, reply, response)) return;
    const { address, partition } = response;
    targets.set(key, { address, partition, route: request.routeOptions.url });
  });

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const start = isLogged ? performance.now() : 0;
    const key = isStopping ? undefined : keyOf(request);
    if (key === undefined || key.length > MAX_KEY_LENGTH) return false;
    const target = targets.get(key);
    const cached = target && responses.peek(target.address, target.partition);
    if (cached && send(request, response, cached)) {
      // A connection goes on when what came on it is read.
      request.resume();
      if (isLogged) logAnswer(server, [request, response], target.route, start);
      return true;
    }
    keys.set(request, key);
    return false;
  }

  const [route] = server.server.listeners('request') as ((...exchange: Exchange) => void)[];
  const answerOrRoute = (...exchange: Exchange) => {
    if (!answer(...exchange)) route?.(...exchange);
  };
  server.server.removeAllListeners('request');
  server.server.on('request', (...exchange: Exchange) => {
    // Node has read the headers only; what else is in their packet follows before the next tick.
    if (isJsonToGraphQL(exchange[0])) process.nextTick(answerOrRoute, ...exchange);
    else answerOrRoute(...exchange);
  });
}

type Exchange = [IncomingMessage, ServerResponse];

const isJsonToGraphQL = ({ method, url, headers }: IncomingMessage) =>
  method === 'POST' && url === '/graphql' && headers['content-type']?.startsWith('application/json') === true;

/**
 * Everything of a request that its answer depends on, but for what `kindOf` looks at; undefined where it may be somebody's own,
 * or where its body is not here yet. Neither addresses nor headers have ends of lines in them.
 */
function keyOf(request: IncomingMessage): string | undefined {
  const { method, url, headers } = request;
  if (headers.authorization !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  const accept = headers.accept ?? '';
  if (isJsonToGraphQL(request)) {
    const body = arrivedBody(request);
    return body && ['POST', accept, headers['content-type'], body].join('\n');
  }
  const isRead = method === 'GET' || method === 'HEAD';
  const hasBody = headers['content-type'] !== undefined || headers['content-length'] !== undefined;
  if (!isRead || hasBody) return undefined;
  return `${url}\n${accept}`;
}

/** The bytes of a body that has arrived as a whole, one a character; they stay to be read. */
function arrivedBody(request: IncomingMessage): string | undefined {
  const { readableLength, headers } = request;
  if (readableLength === 0 || readableLength > MAX_KEY_LENGTH) return undefined;
  if (readableLength !== Number(headers['content-length'])) return undefined;
  const body = request.read() as Buffer;
  request.unshift(body);
  return body.toString('latin1');
}

/** Which of an answer's bodies and headers a request gets: to a POST neither a condition nor an encoding means anything. */
function kindOf({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>, cached: CachedResponse) {
  if (method === 'POST') return 'post';
  return isKnown(headers, cached) ? 'none' : bestEncoding(headers, cached);
}

/** Records the headers of an answer beside its body; whether others may get them too. */
function recordHeaders(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): boolean {
  const sent = reply.getHeaders();
  const isShared = response.etag !== undefined && sent['set-cookie'] === undefined;
  const isAnswer = reply.statusCode === 200 || reply.statusCode === 304;
  if (request.method === 'HEAD' || !isShared || !isAnswer) return false;
  const kind = kindOf(request, response);
  response.headers[kind] ??= Object.entries(sent).flatMap(([name, value]) => [name, String(value)]);
  return true;
}

/** Sends a cached answer; false where none of its kind was sent before. */
function send(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): boolean {
  const kind = kindOf(request, cached);
  const head = cached.headers[kind];
  if (!head) return false;
  response.writeHead(kind === 'none' ? 304 : 200, head as string[]);
  response.end(kind === 'none' ? undefined : cached.bodies[kind === 'post' ? 'identity' : kind]);
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
