import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Answer, AnswerCache } from '../answer/answer-cache.ts';
import { sendAnswer } from '../answer/send-answer.ts';
import { businessOf } from '../business/business.service.ts';
import { type App, systemContext } from '../context.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { declareRoutes } from '../rest/access.ts';
import { methodsOf } from '../rest/methods.ts';
import { clientFolder, loadBuild, type WebSite } from './build.ts';
import { crawlerRoutes } from './crawler.routes.ts';
import { keptPagesRoute } from './kept-pages.routes.ts';
import { keepRelease, keptAsset } from './releases.ts';
import { withdrawnWorker } from './withdrawn-worker.ts';

const IMMUTABLE = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/** What the site shares with the API beside it. */
interface SiteParts {
  schema: GraphQLSchema;
  /** Of this release only. */
  documents: TrustedDocuments;
  answers: AnswerCache;
}

/** The web: its pages, rendered and kept, and the files of its build. */
export const siteRoutes =
  (app: App, { schema, documents, answers }: SiteParts): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    const development = process.env['NODE_ENV'] === 'development';
    const site = development ? await (await import('./dev.ts')).startVite(server) : await loadBuild();
    const renderPage = renderer(app, schema, site);
    const pageAt = (address: string): Promise<Answer> =>
      answers.get(address, async () => {
        const { status, location, html, queries } = await renderPage(address);
        return { status, location, body: html, isFailure: status >= 500, queries };
      });

    if (!development) {
      await server.register(buildFiles(app));
      rememberRelease(server, app, documents);
    }
    server.get('/manifest.webmanifest', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json')
        .send(site.manifestFor(app.config.business.name)),
    );
    crawlerRoutes(server, app, site, answers);
    keptPagesRoute(server, app, site, { answers, pageAt });

    server.get('/*', async (request, reply) => {
      const { pathname, search } = new URL(request.url, 'http://site');
      if (isFile(pathname)) return sendOldFile(app, pathname, reply);
      if (development) return sendFresh(request, reply, renderPage);
      const page = await pageAt(pathname + search);
      const allow = page.status === 404 ? methodsOf(server, pathname) : undefined;
      // What stands behind the '?' may name a page of the blog that is not there: the blog is.
      if (allow && (await pageAt(pathname)).status === 404)
        return reply
          .code(405)
          .header('allow', allow)
          .send({ message: `This takes ${allow}.` });
      return sendAnswer(request, reply, page, { type: 'text/html; charset=utf-8' });
    });
  };

/** The files of the build, a route each: what is missing is answered by the page route, which knows that a file is no page. */
function buildFiles({ config }: App): FastifyPluginAsync {
  return async (server) => {
    declareRoutes(server, 'public');
    const withdrawn = config.serviceWorker === 'off';
    if (withdrawn) {
      server.get('/sw.js', async (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('text/javascript; charset=utf-8')
          .send(withdrawnWorker),
      );
    }
    await server.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      globIgnore: [
        'index.html',
        'manifest.webmanifest',
        '.vite/**',
        '**/*.{br,gz}',
        ...(withdrawn ? ['sw.js'] : []),
      ],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
      },
    });
  };
}

/** Keeps this release's program for the tabs that outlive it, while the first visitors are served. */
function rememberRelease(server: FastifyInstance, app: App, documents: TrustedDocuments): void {
  const keeping = keepRelease(app, `${clientFolder}/assets`, documents).catch((error: unknown) => {
    app.log.error(error, 'the program of this release could not be kept for the tabs of the next');
  });
  server.addHook('onClose', () => keeping);
}

/** A file of a release before this one, for a tab that is still open; 404 for anything else. */
async function sendOldFile({ files }: App, path: string, reply: FastifyReply) {
  const found = path.startsWith('/assets/') && (await keptAsset(files, path.slice('/assets/'.length)));
  if (!found) return reply.code(404).type('text/plain').send('Not found');
  return reply.header('cache-control', IMMUTABLE).type(found.type).send(found.body);
}

/**
 * What has an ending or lives among the assets is a file, and a missing file is never answered with a page. No slug ends
 * like this (`fitSlug`), and the service worker holds the same for a file (web/src/offline/worker/page-address.ts).
 */
const isFile = (path: string) => path.startsWith('/assets/') || /\.[a-z0-9]{2,12}$/i.test(path);

function renderer(app: App, schema: GraphQLSchema, { render, template }: WebSite) {
  const business = businessOf(app.config);
  return async (address: string) => {
    const page = await render(new Request(new URL(address, business.siteUrl)), {
      schema,
      business,
      contextValue: systemContext(app),
      template: await template(address),
    });
    if (page.error) app.log.error(page.error, `${address} could not be rendered`);
    return page;
  };
}

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  render: (address: string) => Promise<{ status: number; location?: string; html: string }>,
) {
  const { status, location, html } = await render(request.url);
  if (location !== undefined) return reply.redirect(location, status);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
