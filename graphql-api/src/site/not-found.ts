import type { FastifyInstance, FastifyRequest } from 'fastify';
import { encodedBody } from '../response-cache/send-response.ts';
import type { PageAt } from './pages.ts';

/** Folders of the build: a missing file of it is never answered with a page. */
const buildFolders = /^\/(?:assets|icons|screenshots|playground\/assets)\//;

/** Where only the API is. What does not exist there is answered in JSON. */
const apiFolders = /^\/(?:api|graphql|photos|pictures|videos)(?:\/|$)|^\/blog\/./;

/** Whether nothing but the API answers at this path. */
export function isApiPath(path: string): boolean {
  return apiFolders.test(path);
}

/**
 * Answers what is not there: in JSON where a route has nothing else to say, and a person, whose browser asks for HTML, with
 * the site's own page, whichever route it is that has nothing.
 */
export function handleNotFound(server: FastifyInstance, pageAt: PageAt): void {
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.' }),
  );
  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 404 || !isVisit(request)) return payload;
    if (reply.getHeader('content-type')?.toString().startsWith('text/html')) return payload;
    const page = await pageAt(pathOf(request));
    if (page.status !== 404) return payload;
    reply.removeHeader('content-length').header('cache-control', 'no-cache');
    reply.header('vary', 'accept, accept-encoding');
    return encodedBody(request, reply, page);
  });
}

/** The path of a request, as a URL spells it, without its query. */
function pathOf({ url }: FastifyRequest): string {
  return new URL(`http://site${url}`).pathname;
}

/** Whether a person waits for a page, and not a page for one of its files. */
function isVisit(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const asksForPage =
    (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
  return asksForPage && !buildFolders.test(pathOf(request));
}
