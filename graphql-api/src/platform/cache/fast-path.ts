import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../core/metrics.ts';
import type { ResponseCache } from './cache.ts';
import { answerTo, policyOf } from './send-response.ts';

interface FastPath {
  responses: ResponseCache;
  /** Returns the security headers of a response with this content type. */
  securityHeaders: (contentType?: string) => Record<string, string>;
  metrics: Metrics;
}

/** Sends the response and returns true, or returns false: the request then takes its route. */
export type AnswerFromCache = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Returns a function that sends cached pages to anonymous visitors before Fastify parses the request. Serves
 * GET and HEAD of URLs that are keys of the cache; other spellings take their route, which reads the same
 * cache. Metrics count these responses; the log omits them: a flood of reads cannot fill the disk.
 */
export function fastPath({ responses, securityHeaders, metrics }: FastPath): AnswerFromCache {
  return (request, response) => {
    if (!isAnonymousRead(request)) return false;
    const start = performance.now();
    const { url = '' } = request;
    const text = responses.peek(url, 'texts');
    const cached = text ?? responses.peek(url);
    if (cached?.status !== 200) return false;
    const { status, headers, body } = answerTo(request.headers, cached);
    const secure = securityHeaders(headers['content-type']);
    const policy = policyOf(secure['content-security-policy'], cached);
    response.writeHead(status, {
      ...secure,
      ...(policy && { 'content-security-policy': policy }),
      ...headers,
      ...(body && { 'content-length': body.length }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    const partition = text ? 'texts' : 'pages';
    countResponse(metrics, request, response, { partition, milliseconds: performance.now() - start });
    return true;
  };
}

/** Counts a response that no route has sent. */
function countResponse(
  { requests, requestDuration, cacheRequests }: Metrics,
  { method = '' }: IncomingMessage,
  { statusCode: status }: ServerResponse,
  { partition, milliseconds }: { partition: string; milliseconds: number },
): void {
  const route = 'cached';
  requests.inc({ method, route, status });
  requestDuration.observe({ method, route }, milliseconds / 1000);
  cacheRequests.inc({ partition, result: 'hit' });
}

/** Returns whether every anonymous visitor gets the same response to this request. */
function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return !hasBody && headers.authorization === undefined;
}
