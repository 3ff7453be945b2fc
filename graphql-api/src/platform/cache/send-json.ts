import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedResponse, ResponseCache } from './cache.ts';
import { sendResponse } from './send-response.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responses: ResponseCache;
  }
}

interface Json {
  /** The URL with the parameters that the body depends on. */
  key: string;
  body: () => Promise<object>;
  /** Whether a body is worth caching; by default each one. */
  isCached?: (body: object) => boolean;
}

/** Sends JSON about public content; anonymous clients get it from the cache. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, body, isCached = () => true }: Json,
) {
  if (request.headers.authorization !== undefined) return body();
  const render = async () => {
    const content = await body();
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(content),
      isFailure: !isCached(content),
    };
  };
  const response = await request.server.responses.get(key, render, 'texts');
  return sendResponse(request, reply, response);
}

/** Serves a public text at a path, from the cache until the content changes. */
export function serveText(
  server: FastifyInstance,
  path: string,
  make: () => Promise<Pick<RenderedResponse, 'type' | 'body'> & { isFailure?: boolean }>,
): void {
  const render = async () => ({ status: 200, isFailure: false, ...(await make()) });
  server.get(path, async (request, reply) =>
    sendResponse(request, reply, await server.responses.get(path, render, 'texts')),
  );
}
