import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { OfflinePage } from '../../../rules/server-bundle.ts';
import { indexBlogs } from '../blog/service.ts';
import { readBusiness } from '../business/service.ts';
import { listLocationPages } from '../location/service.ts';
import { listOwnPages } from '../page-content/own-page.ts';
import { type App, systemContext } from '../platform/access/context.ts';
import { serveText } from '../platform/cache/send-json.ts';
import { indexProjects } from '../portfolio/service.ts';
import type { WebSite } from './build.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The number of newest articles that browsers store for offline reading. */
const MAX_ARTICLES = 50;
/** The number of first projects that browsers store for offline reading. */
const MAX_PROJECTS = 50;

/** A page in the manifest. */
interface ListedPage extends OfflinePage {
  /** The page's ETag: the worker skips a page that it has. Missing until the page is rendered. */
  etag?: string | undefined;
}

/**
 * `/offline-manifest.json`: every page to read offline. Renders none: a worker that reads it after a change
 * of content requests the pages without ETags, which renders them. With all ETags, it has one itself, which
 * changes with the content and the release.
 */
export function offlineManifestRoute(
  server: FastifyInstance,
  app: App,
  { offlinePages, cacheKey }: Pick<WebSite, 'offlinePages' | 'cacheKey'>,
  schema: GraphQLSchema,
): void {
  const renderedAt = (path: string) => server.responses.peek(cacheKey(new URL(path, app.config.siteUrl)));
  serveText(server, '/offline-manifest.json', async () => {
    const contextValue = systemContext(app);
    const blogs = await indexBlogs(contextValue, { limit: MAX_ARTICLES });
    const locations = await listLocationPages(contextValue);
    const projects = (await indexProjects(contextValue)).slice(0, MAX_PROJECTS);
    const business = await readBusiness(contextValue);
    const own = await listOwnPages(contextValue);
    const listed = await offlinePages(
      { blogs, locations, projects, pages: own },
      { schema, contextValue, business },
    );
    // Leaves out pages that were rendered as missing.
    const pages = listed.flatMap(({ path, queries }): ListedPage[] => {
      const { status = 200, etag } = renderedAt(path) ?? {};
      return status === 200 ? [{ path, etag, queries }] : [];
    });
    const isComplete = pages.every(({ etag }) => etag !== undefined);
    return { type: JSON_TYPE, body: JSON.stringify(pages), isFailure: !isComplete };
  });
}
