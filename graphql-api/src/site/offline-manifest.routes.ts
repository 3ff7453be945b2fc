import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { OfflinePage } from '../../../rules/server-bundle.ts';
import { listOldPaths } from '../blog/imported.ts';
import { articleKind, articlePath } from '../blog/kind.ts';
import { readBusiness } from '../business/service.ts';
import { addressOf } from '../entry/kind.ts';
import { addressByNumber, type PublicEntry, publicEntries, publicKinds } from '../entry/public.ts';
import { listMoved } from '../entry/service.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { serveText } from '../platform/cache/send-json.ts';
import type { WebSite } from './build.ts';
import type { Pages } from './pages.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

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
    const entries = await storedEntries(contextValue);
    const business = await readBusiness(contextValue);
    const content = {
      entries: entries.map(({ path }) => path),
      articles: entries.filter(({ kind }) => kind === articleKind).length,
    };
    const listed = await offlinePages(content, { schema, contextValue, business });
    const paths = new Set(listed.map(({ path }) => path));
    const aliases = await listAliases(contextValue, entries, paths);
    // Leaves out pages that were rendered as missing.
    const pages = listed.flatMap(({ path, queries }): ListedPage[] => {
      const { status = 200, etag } = rendered.peek(path) ?? {};
      return status === 200 ? [{ path, etag, queries, aliases: aliases.get(path) }] : [];
    });
    const isComplete = pages.every(({ etag }) => etag !== undefined);
    return { type: JSON_TYPE, body: JSON.stringify(pages), isFailure: !isComplete };
  });
}

/** Returns the entries that browsers store: those of kinds without a limit first. */
async function storedEntries(context: Context): Promise<PublicEntry[]> {
  const kinds = publicKinds(context.app).toSorted(
    (one, other) => (one.offline ?? Number.NEGATIVE_INFINITY) - (other.offline ?? Number.NEGATIVE_INFINITY),
  );
  const entries: PublicEntry[] = [];
  for (const kind of kinds) entries.push(...(await publicEntries(context, kind, kind.offline)));
  return entries;
}

/**
 * Returns other paths by the path that they lead to: numbers of articles, and former paths of entries. The
 * path of a page is none.
 */
async function listAliases(
  { app, em }: Context,
  entries: readonly PublicEntry[],
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string[]>> {
  const aliases = new Map<string, string[]>();
  const add = (alias: string | null, path: string | null) => {
    if (alias && path && !paths.has(alias)) aliases.set(path, [...(aliases.get(path) ?? []), alias]);
  };
  for (const { kind, number, path } of entries)
    if (kind.isFoundByNumber) add(addressByNumber(kind, number), path);
  for (const kind of publicKinds(app))
    for (const { from, to } of await listMoved(em, kind))
      add(addressOf(kind, { slug: from }), addressOf(kind, { slug: to }));
  for (const { path, number, slug } of await listOldPaths(em)) {
    const article = articlePath(slug);
    add(path && path.split('/').map(encodeURIComponent).join('/'), article);
    add(number === null ? null : `/?p=${number}`, article);
  }
  return aliases;
}
