import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { OfflinePage } from '../../../rules/server-bundle.ts';
import { listOldPaths } from '../blog/imported.ts';
import { articleKind } from '../blog/kind.ts';
import { indexBlogs } from '../blog/service.ts';
import { readBusiness } from '../business/service.ts';
import { addressOf } from '../entry/kind.ts';
import { listMoved } from '../entry/service.ts';
import { listLocationPages, locationKind } from '../location/service.ts';
import { listOwnPages, ownPageKind } from '../page-content/own-page.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { serveText } from '../platform/cache/send-json.ts';
import { projectKind } from '../portfolio/kind.ts';
import { indexProjects } from '../portfolio/service.ts';
import type { WebSite } from './build.ts';
import type { Pages } from './pages.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The number of newest articles that browsers store for offline reading. */
const MAX_ARTICLES = 50;
/** The number of first projects that browsers store for offline reading. */
const MAX_PROJECTS = 50;

/** A page in the manifest. */
interface ListedPage extends OfflinePage {
  /** The page's ETag: the worker skips a page that it has. Missing until the page is rendered. */
  etag?: string | undefined;
  /** Other paths that show it or redirect to it; missing if there are none. */
  aliases?: string[] | undefined;
}

/**
 * `/offline-manifest.json`: every page to read offline. Renders none: a worker that reads it after a change
 * of content requests the pages without ETags, which renders them. With all ETags, it has one itself, which
 * changes with the content and the release.
 */
export function offlineManifestRoute(
  server: FastifyInstance,
  app: App,
  { offlinePages }: WebSite,
  schema: GraphQLSchema,
  rendered: Pages,
): void {
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
    const aliases = await listAliases(contextValue, blogs);
    // Leaves out pages that were rendered as missing.
    const pages = listed.flatMap(({ path, queries }): ListedPage[] => {
      const { status = 200, etag } = rendered.peek(path) ?? {};
      return status === 200 ? [{ path, etag, queries, aliases: aliases.get(path) }] : [];
    });
    const isComplete = pages.every(({ etag }) => etag !== undefined);
    return { type: JSON_TYPE, body: JSON.stringify(pages), isFailure: !isComplete };
  });
}

/** Returns other paths by the path that they lead to: numbers of articles, and former paths of entries. */
async function listAliases(
  { em }: Context,
  blogs: readonly { slug: string; blog_id: number }[],
): Promise<ReadonlyMap<string, string[]>> {
  const aliases = new Map<string, string[]>();
  const add = (alias: string | null, path: string | null) => {
    if (alias && path && alias !== path) aliases.set(path, [...(aliases.get(path) ?? []), alias]);
  };
  for (const { slug, blog_id } of blogs)
    add(addressOf(articleKind, { slug: String(blog_id) }), addressOf(articleKind, { slug }));
  for (const kind of [articleKind, locationKind, projectKind, ownPageKind])
    for (const { from, to } of await listMoved(em, kind))
      add(addressOf(kind, { slug: from }), addressOf(kind, { slug: to }));
  for (const { path, number, slug } of await listOldPaths(em)) {
    const article = addressOf(articleKind, { slug });
    add(path && path.split('/').map(encodeURIComponent).join('/'), article);
    add(number === null ? null : `/?p=${number}`, article);
  }
  return aliases;
}
