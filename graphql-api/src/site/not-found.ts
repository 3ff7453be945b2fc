import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { folderAt } from '../../../rules/folders.ts';
import { answerTo, extendPolicy } from '../platform/cache/send-response.ts';
import { hasFragment } from '../platform/http/request-target.ts';
import type { Pages } from './pages.ts';

/** Returns whether this is a path of the API, where unknown paths are answered in JSON. */
export function isApiPath(path: string): boolean {
  const folder = folderAt(path);
  return folder === 'api' || folder === 'route' || /^\/blog\/./.test(path);
}

/** Answers requests that no route handles: with the site's page for browsers, with JSON for other clients. */
export function handleNotFound(server: FastifyInstance, pages: Pages): void {
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.' }),
  );
  server.addHook('onSend', async (request, reply, payload) => {
    if (!isVisit(request) || !isMissing(request, reply)) return payload;
    if (reply.getHeader('content-type')?.toString().startsWith('text/html')) return payload;
    const page = await pages.at(pathOf(request));
    if (page.status !== 404) return payload;
    const { headers, body } = answerTo(request.headers, page, 'accept, accept-encoding');
    reply.code(404).removeHeader('content-length').headers(headers);
    extendPolicy(reply, page);
    return body;
  });
}

/** Returns whether nothing is at this path. API clients get 400 for `/blog/` with text that is no id. */
function isMissing(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const isNoId = statusCode === 400 && pathOf(request).startsWith('/blog/');
  return statusCode === 404 || (isNoId && !hasFragment(request));
}

/** Returns the request's path, normalized like a URL's, without its query. */
export function pathOf({ url }: FastifyRequest): string {
  return new URL(`http://site${url}`).pathname;
}

/** Returns whether a browser navigates to a page, as opposed to loading one of its files. */
function isVisit(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const asksForPage =
    (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
  return asksForPage && !isBuildFile(pathOf(request));
}

/** Returns whether this is a path below a folder of the site's or the playground's build. */
function isBuildFile(path: string): boolean {
  const ownPath = path.replace(/^\/playground(?=\/)/, '');
  return folderAt(ownPath) === 'build' && ownPath.indexOf('/', 1) > 0;
}
