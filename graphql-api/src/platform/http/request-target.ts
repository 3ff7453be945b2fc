import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDecodable } from '../core/url.ts';

/**
 * Returns the path of a request with its query. Drops the scheme and host of an absolute URL, which a proxy
 * may send, and encodes percent signs of an incorrect encoding, so that the router matches every request.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const target = url.startsWith('/') ? url : pathInUrl(url);
  const [path = ''] = target.split('?', 1);
  return isDecodable(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

/** Answers 400 to a request target with a fragment, which the router and URLs read differently. */
export function rejectFragments(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (hasFragment(request)) return reply.code(400).send({ message: 'A request target has no fragment.' });
  });
}

/** Returns whether a request target has a fragment, which HTTP does not allow (RFC 9112 section 3.2). */
export const hasFragment = ({ originalUrl }: FastifyRequest): boolean => originalUrl.includes('#');

function pathInUrl(url: string): string {
  const { protocol, pathname, search } = URL.parse(url) ?? {};
  return protocol?.startsWith('http') ? `${pathname}${search}` : `/${url}`;
}
