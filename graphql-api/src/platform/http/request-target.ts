import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDecodable } from '../core/url.ts';
import { contentTypeOf } from './content-type.ts';

/**
 * Returns the path of a request with its query. Drops the scheme and host of an absolute URL, which a proxy
 * may send, and encodes percent signs of an incorrect encoding, so that the router matches every request.
 */
export function requestTarget(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string {
  const { url = '/' } = request;
  const given = url.startsWith('/') ? url : pathInUrl(url);
  // The API creates articles, from JSON, at the path of a page. The page's form goes to the page's route.
  const target = isForm(request) ? given.replace(/^\/blog(?=\?|$)/, '/blog/') : given;
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

/** The content types of a native form. */
export const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function isForm(request: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return request.method === 'POST' && FORM_TYPES.includes(contentTypeOf(request)?.essence ?? '');
}

function pathInUrl(url: string): string {
  const { protocol, pathname, search } = URL.parse(url) ?? {};
  return protocol?.startsWith('http') ? `${pathname}${search}` : `/${url}`;
}
