import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../core/metrics.ts';
import type { ReadSampler } from '../core/read-sampler.ts';
import type { CachedResponse, ResponseCache } from './cache.ts';
import { bestEncoding, isNotModified, policyOf } from './send-response.ts';

interface FastPath {
  responses: ResponseCache;
  /** Returns the security headers of a response with this content type. */
  securityHeaders: (contentType?: string) => Record<string, string>;
  log: FastifyBaseLogger;
  sampler: ReadSampler;
  metrics: Metrics;
}

/** Sends the response and returns true, or returns false: the request then takes its route. */
export type AnswerFromCache = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Returns a function that sends cached pages to anonymous visitors before Fastify parses the request. It serves GET and HEAD
 * requests whose URL is a key of the cache; every other spelling takes its route, which reads the same cache.
 */
export function fastPath({ responses, securityHeaders, log, sampler, metrics }: FastPath): AnswerFromCache {
  return (request, response) => {
    if (!isAnonymousRead(request)) return false;
    const start = performance.now();
    const cached = responses.peek(request.url ?? '');
    if (cached?.status !== 200) return false;
    const isUnchanged = isNotModified(request.headers, cached);
    const encoding = isUnchanged ? undefined : bestEncoding(request.headers, cached);
    const body = encoding && (cached.bodies[encoding] ?? cached.bodies.identity);
    const headers = securityHeaders(isUnchanged ? undefined : cached.type);
    const policy = policyOf(headers['content-security-policy'], cached);
    response.writeHead(isUnchanged ? 304 : 200, {
      ...headers,
      ...(policy && { 'content-security-policy': policy }),
      ...cacheHeaders(cached),
      ...(body && { 'content-type': cached.type, 'content-length': body.length }),
      ...(encoding && encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    countResponse(metrics, request, response, performance.now() - start);
    if (sampler.isLogged()) {
      const [path] = cached.key.split('?', 1);
      log.info({ method: request.method, path, statusCode: response.statusCode }, 'cached response sent');
    }
    return true;
  };
}

/** Counts a response that no route has sent. */
function countResponse(
  { requests, requestDuration, cacheRequests }: Metrics,
  { method = '' }: IncomingMessage,
  { statusCode: status }: ServerResponse,
  milliseconds: number,
): void {
  const route = 'cached';
  requests.inc({ method, route, status });
  requestDuration.observe({ method, route }, milliseconds / 1000);
  cacheRequests.inc({ partition: 'pages', result: 'hit' });
}

const cacheHeaders = ({ etag }: CachedResponse) => ({
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  etag,
});

/** Returns whether every anonymous visitor gets the same response to this request. */
function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return !hasBody && headers.authorization === undefined;
}
