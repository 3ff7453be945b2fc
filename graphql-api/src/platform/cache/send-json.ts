import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RenderedResponse, ResponseCache } from './cache.ts';
import { sendResponse } from './send-response.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responses: ResponseCache;
  }
}

interface PublicList {
  /** Returns the number of the page that a request asks for; without it the list has one page. */
  pageOf?: (request: FastifyRequest) => number;
  body: (page: number) => Promise<object>;
  /** Whether a body is worth caching; by default each one. */
  isCached?: (body: object, page: number) => boolean;
}

/** Serves a list of public content as JSON; anonymous clients get it from the cache. */
export function serveList(
  server: FastifyInstance,
  path: string,
  { pageOf = () => 1, body, isCached = () => true }: PublicList,
): void {
  const pages = server.responses.add<number>({
    partition: 'texts',
    render: async (page) => {
      const content = await body(page);
      const type = 'application/json; charset=utf-8';
      return { status: 200, type, body: JSON.stringify(content), isFailure: !isCached(content, page) };
    },
  });
  server.get(path, { config: { access: 'public', query: { page: 20 } } }, async (request, reply) => {
    const page = pageOf(request);
    if (request.headers.authorization !== undefined) return body(page);
    return sendResponse(request, reply, await pages.get(page));
  });
}

/** Serves a public text at a path, from the cache until the content changes. */
export function serveText(
  server: FastifyInstance,
  path: string,
  make: () => Promise<Pick<RenderedResponse, 'type' | 'body'> & { isFailure?: boolean }>,
): void {
  const text = server.responses.add<void>({
    partition: 'texts',
    render: async () => ({ status: 200, isFailure: false, ...(await make()) }),
  });
  server.get(path, async (request, reply) => sendResponse(request, reply, await text.get()));
}
