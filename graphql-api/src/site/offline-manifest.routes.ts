import type { FastifyInstance } from 'fastify';
import { type App, systemContext } from '../access/context.ts';
import { indexBlogs } from '../blog/service.ts';
import { indexLocationPages } from '../location/service.ts';
import type { RenderedResponse, ResponseCache } from '../response-cache/cache.ts';
import { sendResponse } from '../response-cache/send-response.ts';
import type { WebSite } from './build.ts';
import type { PageAt } from './pages.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A page that the service worker stores for reading offline. */
interface OfflinePage {
  path: string;
  /** The page's ETag; the worker skips a page that it has already. */
  etag: string;
  /** The URLs of the GraphQL queries that a client navigation to the page sends. */
  queries: readonly string[];
}

/**
 * `/offline-manifest.json`: every page to read offline. Its ETag changes with the content and with the release. If a page
 * cannot be rendered, it is left out, and the manifest has no ETag: the browser knows that it is incomplete.
 */
export function offlineManifestRoute(
  server: FastifyInstance,
  app: App,
  { offlinePaths }: Pick<WebSite, 'offlinePaths'>,
  { responses, pageAt }: { responses: ResponseCache; pageAt: PageAt },
): void {
  const make = async (): Promise<RenderedResponse> => {
    const context = systemContext(app);
    const blogs = await indexBlogs(context);
    const locations = await indexLocationPages(context);
    const pages: OfflinePage[] = [];
    let isFailure = false;
    // Renders one page after the other, so that requests of visitors are answered in between.
    for (const path of offlinePaths({ blogs, locations })) {
      const { status, etag, queries } = await pageAt(path);
      if (etag === undefined) isFailure = true;
      else if (status === 200) pages.push({ path, etag, queries });
    }
    return { status: 200, type: JSON_TYPE, body: JSON.stringify(pages), isFailure };
  };
  server.get('/offline-manifest.json', async (request, reply) => {
    const response = await responses.get('/offline-manifest.json', make);
    return sendResponse(request, reply, response);
  });
}
