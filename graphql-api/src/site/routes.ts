import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { slugAtOldNumber } from '../blog/imported.ts';
import { articlePath } from '../blog/kind.ts';
import { readBusiness } from '../business/service.ts';
import { draftToken } from '../entry/draft-link.service.ts';
import { type App, systemContext } from '../platform/access/context.ts';
import { declareRoutes, methodsOf } from '../platform/access/routes.ts';
import { serveText } from '../platform/cache/send-json.ts';
import { IMMUTABLE, sendResponse } from '../platform/cache/send-response.ts';
import type { WebSite } from './build.ts';
import { crawlerRoutes } from './crawler.routes.ts';
import { isApiPath } from './not-found.ts';
import { offlineManifestRoute } from './offline-manifest.routes.ts';
import { canonicalPath, type DraftAt, type Pages, sendDraft } from './pages.ts';
import { archivedAsset, archiveRelease } from './releases.ts';
import { selfDestroyingWorker } from './self-destroying-worker.ts';

/** Objects that the site shares with the API. */
interface SiteParts {
  site: WebSite;
  schema: GraphQLSchema;
  pages: Pages;
  draftAt: DraftAt;
}

/** The web: its pages, rendered and cached, and the files of its build. */
export const siteRoutes =
  (app: App, { site, schema, pages, draftAt }: SiteParts): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    if (typeof site.files === 'string') {
      await server.register(buildFiles(app, site.files));
      await rememberRelease(server, app, site.files);
    } else await site.files(server, {});
    serveText(server, '/manifest.webmanifest', async () => {
      const { name } = await readBusiness(systemContext(app));
      return { type: 'application/manifest+json', body: JSON.stringify(site.manifestFor(name)) };
    });
    crawlerRoutes(server, app);
    offlineManifestRoute(server, app, site, schema, pages);
    const page = pageRoute(server, app, pages, draftAt);
    server.get('/*', page);
    // Otherwise the API's `/blog/:id` gets it, with an empty id.
    server.get('/blog/', page);
  };

/** Handles every other path: sends a page or the 404 page. */
function pageRoute(server: FastifyInstance, app: App, pages: Pages, draftAt: DraftAt) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search, searchParams } = new URL(`http://site${request.url}`);
    // Browsers read '//about' as a host.
    if (pathname.includes('//')) return reply.redirect(pathname.replace(/\/{2,}/g, '/') + search, 301);
    if (isApiPath(pathname)) return reply.callNotFound();
    // Unknown parameters change nothing.
    const token = draftToken.exec(searchParams.get('draft') ?? '')?.[0];
    const draft = token && (await draftAt(pathname, token));
    if (draft) return sendDraft(reply, draft);
    const number = pathname === '/' && searchParams.get('p');
    const imported = number && (await importedAt(app, number));
    if (imported) return reply.redirect(articlePath(imported), 301);
    if (isFile(pathname)) {
      // An imported article may have had this path.
      const location = pathname.endsWith('.html') ? (await pages.at(pathname)).location : undefined;
      return location ? reply.redirect(location, 301) : sendOldFile(app, pathname, reply);
    }
    const page = await pages.at(pathname + search);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname && page.status === 200) return reply.redirect(canonical + search, 301);
    // A redirect preserves the whole query, including a campaign's parameters.
    const location = page.location && page.location + search;
    const allow = page.status === 404 ? methodsOf(server, pathname) : undefined;
    // The page parameter may be out of range on a path that exists.
    if (allow && (await pages.at(pathname)).status === 404)
      return reply
        .code(405)
        .header('allow', allow)
        .send({ message: `This takes ${allow}.` });
    return sendResponse(request, reply, { ...page, location });
  };
}

/** Returns the slug of an imported article by its number. The home page does not need the database. */
function importedAt({ database }: App, number: string): Promise<string | null> {
  return slugAtOldNumber(database.em.fork(), number).catch(() => null);
}

/** Serves the files of the build, one route each. The page route answers for missing files. */
function buildFiles({ config }: App, folder: string): FastifyPluginAsync {
  return async (server) => {
    declareRoutes(server, 'public');
    const type = 'text/javascript; charset=utf-8';
    if (config.serviceWorker === 'on') {
      // The build writes it after it has compressed the other files.
      const worker = await readFile(`${folder}/sw.js`, 'utf8');
      serveText(server, '/sw.js', async () => ({ type, body: worker }));
    } else {
      server.get('/sw.js', (_request, reply) =>
        reply.header('cache-control', 'no-cache').type(type).send(selfDestroyingWorker()),
      );
    }
    await server.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', 'manifest.webmanifest', 'sw.js', '.vite/**', '**/*.{br,gz}'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
      },
    });
  };
}

/** Timeout of archiving at the start, delay before a retry, and timeout at a stop, in milliseconds. */
const ARCHIVING = { timeout: 5_000, again: 30_000, last: 2_000 };

/**
 * Archives this release's bundle for open tabs. Runs before the first page is served, so that replicas of
 * another release can serve the files; a slow or failing file storage does not delay the start.
 */
async function rememberRelease(server: FastifyInstance, app: App, folder: string): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const remember = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        return await archiveRelease(app, `${folder}/assets`);
      } catch (error) {
        app.log.error(error, 'the bundle of this release could not be archived; the server will retry');
        await delay(ARCHIVING.again, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const archived = remember();
  server.addHook('onClose', async () => {
    stopping.abort();
    await Promise.race([archived, delay(ARCHIVING.last, undefined, { ref: false })]);
  });
  await Promise.race([archived, delay(ARCHIVING.timeout, undefined, { ref: false })]);
}

/** Sends a file of an earlier release to a tab that is still open; 404 if there is none. */
async function sendOldFile({ files }: App, path: string, reply: FastifyReply) {
  const asset = path.startsWith('/assets/') && (await archivedAsset(files, path.slice('/assets/'.length)));
  if (!asset) return reply.code(404).type('text/plain').send('Not found');
  reply.header('cache-control', IMMUTABLE).header('content-length', asset.size);
  return reply.type(asset.type).send(asset.stream);
}

/**
 * Paths with a file extension and paths among the assets are files; a missing file is never answered with a
 * page. Slugs cannot end like this (`fitSlug`). The service worker has the same rule
 * (web/src/offline/worker/page-url.ts).
 */
const isFile = (path: string) => path.startsWith('/assets/') || /\.[a-z0-9]{2,12}$/i.test(path);
