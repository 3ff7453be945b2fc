import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type App, type Context, systemContext } from './platform/access/context.ts';
import { deviceCookieOf, sendDeviceCookies } from './platform/access/device-cookie.ts';
import { deviceNameOf } from './platform/access/device-name.ts';
import { bearerToken, guardRoutes } from './platform/access/routes.ts';
import { accountOfToken } from './platform/access/session.ts';
import { ResponseCache } from './platform/cache/cache.ts';
import { RouteLog } from './platform/core/log.ts';
import { webFolder } from './platform/core/paths.ts';
import { playgroundRoutes } from './platform/graphql/playground.routes.ts';
import { graphqlRoutes } from './platform/graphql/routes.ts';
import { createApollo } from './platform/graphql/server.ts';
import { readTrustedDocuments } from './platform/graphql/trusted-documents.ts';
import { acceptEmptyJson } from './platform/http/body.ts';
import { createHttpServer } from './platform/http/connections.ts';
import { sendMessageError } from './platform/http/errors.ts';
import { healthRoutes } from './platform/http/health.ts';
import { limitBodies } from './platform/http/metered-body.ts';
import { countRequests } from './platform/http/metrics.ts';
import { limitQueries } from './platform/http/query.ts';
import { rejectFragments } from './platform/http/request-target.ts';
import { trustIn } from './platform/limit/networks.ts';
import { MAX_SLUG } from './platform/validation/args.ts';
import { createSchema } from './schema.ts';
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts';
import type { openSite } from './site/build.ts';
import { mailPreviewRoutes } from './site/mail-preview.routes.ts';
import { handleNotFound } from './site/not-found.ts';
import { cachedPages, ownPages, pageRenderer, sharedDraftPages } from './site/pages.ts';
import { formTarget, postedFormRoute } from './site/posted-form.routes.ts';
import { siteRoutes } from './site/routes.ts';
import { shareRoutes } from './site/share.routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Returns the context of this request, created at the first call. */
    context(): Promise<Context>;
  }
  interface FastifyInstance {
    /** Returns a context for work that does not depend on a request. */
    systemContext(): Context;
  }
}

/** 256 KB: the longest form has about 3 KB, the longest article about 40. Uploads have other limits. */
const BODY_LIMIT = 256 * 1024;

const documentsFile = new URL('src/generated/trusted-documents.json', webFolder);

/** Creates the Fastify app, plugins in the order of execution. Does not listen. `open` opens the web. */
export async function createServer(app: App, open: typeof openSite): Promise<FastifyInstance> {
  const { config, log, metrics } = app;
  const https = config.siteUrl.startsWith('https://');
  const server = Fastify({
    serverFactory: (handler) => createHttpServer(app.limits, handler),
    loggerInstance: log,
    logController: new RouteLog(),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy ? trustIn(config.trustProxy) : false,
    // Vite in development, or a busy machine, may start more slowly than Fastify's default of 10 s.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Answers requests on open connections while the server stops.
    return503OnClosing: false,
    rewriteUrl: formTarget,
    // No route has a longer parameter in its path, so that these paths are unknown.
    routerOptions: { maxParamLength: MAX_SLUG },
  });
  server.decorate('isDraining', false);
  server.decorate('responses', new ResponseCache(app.contentVersion, metrics));
  server.decorate('systemContext', () => systemContext(app));
  server.decorateRequest('context', contextOf(app));
  server.setErrorHandler(sendMessageError);
  countRequests(server, metrics);
  rejectFragments(server);
  guardRoutes(server);
  limitQueries(server);
  limitBodies(server, app.limits);
  acceptEmptyJson(server);
  warnOfUntrustedProxy(server);
  sendDeviceCookies(server, https);
  sendSecurityHeaders(server, securityHeaders(https, config.hstsSubdomains));
  await server.register(healthRoutes(app));

  const schema = createSchema(app.features);
  const apollo = createApollo(schema, log);
  await apollo.start();
  server.addHook('onClose', () => apollo.stop());
  const documents = readTrustedDocuments(documentsFile);
  const site = await open(server);
  app.releasePicture = site.releasePicture;
  const renderPage = pageRenderer(app, schema, site);
  const pages = cachedPages(app, renderPage, site, server.responses);
  const draftAt = sharedDraftPages(app, renderPage);
  handleNotFound(server, pages);
  await server.register(graphqlRoutes({ app, apollo, schema, documents }));

  const sendPage = ownPages(renderPage);
  for (const routes of app.features.flatMap((feature) => feature.routes?.({ app, sendPage }) ?? []))
    await server.register(routes);
  await server.register(shareRoutes);
  await server.register(postedFormRoute(app, renderPage));
  await server.register(playgroundRoutes);
  if (process.env['NODE_ENV'] === 'development') await server.register(mailPreviewRoutes(app));
  await server.register(siteRoutes(app, { site, schema, pages, draftAt }));
  return server;
}

function contextOf(app: App) {
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>();
  const make = async (request: FastifyRequest): Promise<Context> => {
    const em = app.database.em.fork();
    const token = bearerToken(request.headers.authorization);
    const account = token === null ? null : await accountOfToken(em, token);
    const device = deviceCookieOf(request);
    const deviceName = deviceNameOf(request.headers['user-agent']);
    return { app, em, account, token, device, deviceName, ipAddress: request.ip, log: request.log };
  };
  return function context(this: FastifyRequest): Promise<Context> {
    let result = contexts.get(this);
    if (!result) {
      result = make(this);
      contexts.set(this, result);
    }
    return result;
  };
}

/** Logs once, without the IP address, that TRUST_PROXY lacks a proxy: its visitors would share limits. */
function warnOfUntrustedProxy(server: FastifyInstance): void {
  let isKnown = false;
  server.addHook('onRequest', async ({ headers, ips = [], log }) => {
    // For a trusted sender, `ips` also contains the forwarded IP address.
    if (isKnown || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    isKnown = true;
    log.warn(
      'X-Forwarded-For came from an IP address that is not trusted and is ignored. If it is your proxy, set TRUST_PROXY to its IP address or range; until then all of its visitors share the limits of one IP address.',
    );
  });
}
