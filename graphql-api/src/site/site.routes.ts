import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { AnswerCache } from '../answer/answer-cache.ts';
import { sendAnswer } from '../answer/send-answer.ts';
import { businessOf } from '../business/business.service.ts';
import { type App, systemContext } from '../context.ts';
import { declareRoutes } from '../rest/access.ts';
import { clientFolder, loadBuild, type WebSite } from './build.ts';
import { crawlerRoutes } from './crawler.routes.ts';

const YEAR = 365 * 24 * 60 * 60;

/** The web: its pages, rendered and kept, and the files of its build. */
export const siteRoutes =
  (app: App, schema: GraphQLSchema, answers: AnswerCache): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    const development = process.env['NODE_ENV'] === 'development';
    const site = development ? await (await import('./dev.ts')).startVite(server) : await loadBuild();
    const renderPage = renderer(app, schema, site);

    if (!development) {
      await server.register(fastifyStatic, {
        root: clientFolder,
        // A route a file: what is missing is answered by the page route, which knows that a file is no page.
        wildcard: false,
        index: false,
        globIgnore: ['index.html', 'manifest.webmanifest', '.vite/**', '**/*.{br,gz}'],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const hashed = path.includes('/assets/');
          reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
        },
      });
    }

    server.get('/manifest.webmanifest', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json')
        .send(site.manifestFor(app.config.business.name)),
    );

    crawlerRoutes(server, app, site, answers);

    server.get('/*', async (request, reply) => {
      const { pathname, search } = new URL(request.url, 'http://site');
      if (isFile(pathname)) return reply.code(404).type('text/plain').send('Not found');
      if (development) return sendFresh(request, reply, renderPage);
      const address = pathname + search;
      const page = await answers.get(address, async () => {
        const { status, location, html } = await renderPage(address);
        return { status, location, body: html, isFailure: status >= 500 };
      });
      return sendAnswer(request, reply, page, { type: 'text/html; charset=utf-8' });
    });
  };

/** What has an ending or lives among the assets is a file, and a missing file is never answered with a page. */
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
