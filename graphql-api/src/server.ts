import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { accountRoutes } from './account/account.rest.ts';
import { accountOfToken } from './account/account.service.ts';
import { AnswerCache } from './answer/answer-cache.ts';
import { blogRoutes } from './blog/blog.rest.ts';
import { categoryRoutes } from './category/category.rest.ts';
import type { App, Context } from './context.ts';
import { graphqlRoutes } from './graphql/graphql.routes.ts';
import { playgroundRoutes } from './graphql/playground.routes.ts';
import { createSchema } from './graphql/schema.ts';
import { createApollo } from './graphql/server.ts';
import { readTrustedDocuments } from './graphql/trusted-documents.ts';
import { healthRoutes } from './health.ts';
import { leadAdminRoutes } from './lead/lead.admin.rest.ts';
import { leadRoutes } from './lead/lead.rest.ts';
import { locationRoutes } from './location/location.rest.ts';
import { newsletterRoutes } from './newsletter/newsletter.rest.ts';
import { photoRoutes } from './photo/photo.rest.ts';
import { pictureRoutes } from './picture/picture.rest.ts';
import { guardRoutes } from './rest/access.ts';
import { withKeptDocuments } from './site/releases.ts';
import { shareRoutes } from './site/share.routes.ts';
import { siteRoutes } from './site/site.routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** This request's context, made once. */
    context(): Promise<Context>;
  }
}

/** 256 KB: the longest form is some 3 KB, the longest article some 40. Uploads have limits of their own. */
const BODY_LIMIT = 256 * 1024;

const documentsFile = new URL('../../web/src/generated/trusted-documents.json', import.meta.url);

/** The Fastify app: its plugins in the order in which a request meets them. Not listening yet. */
export async function createServer(app: App): Promise<FastifyInstance> {
  const { config, log } = app;
  const server = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy ?? false,
    // Vite in development, or a busy machine, may take longer to begin than the 10 s that are Fastify's default.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });
  server.decorateRequest('context', contextOf(app));
  server.setErrorHandler(answerError);
  guardRoutes(server);
  await server.register(helmet, securityHeaders(config.siteUrl.startsWith('https://')));
  await server.register(healthRoutes(app));

  const schema = createSchema();
  const apollo = createApollo(schema);
  await apollo.start();
  server.addHook('onClose', () => apollo.stop());
  const documents = readTrustedDocuments(documentsFile);
  const allDocuments = await withKeptDocuments(app.files, documents);
  const answers = new AnswerCache(app.contentVersion);
  await server.register(graphqlRoutes({ apollo, documents: allDocuments, answers }));

  for (const routes of [
    leadRoutes,
    leadAdminRoutes,
    newsletterRoutes(app),
    photoRoutes(app),
    blogRoutes,
    categoryRoutes,
    locationRoutes,
    accountRoutes,
    pictureRoutes(app),
  ]) {
    await server.register(routes);
  }
  await server.register(shareRoutes);
  await server.register(playgroundRoutes);
  await server.register(siteRoutes(app, { schema, documents, answers }));
  return server;
}

function contextOf(app: App) {
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>();
  const make = async (request: FastifyRequest): Promise<Context> => {
    const em = app.database.em.fork();
    const [, token = null] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const account = token === null ? null : await accountOfToken(em, token);
    return { app, em, account, token, address: request.ip, log: request.log };
  };
  return function context(this: FastifyRequest): Promise<Context> {
    let made = contexts.get(this);
    if (!made) {
      made = make(this);
      contexts.set(this, made);
    }
    return made;
  };
}

/** Headers of every answer. Without https in SITE_URL neither HSTS nor an upgrade of addresses is sent. */
function securityHeaders(https: boolean) {
  return {
    hsts: https ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // Vite's own scripts in development are inline.
    contentSecurityPolicy: process.env['NODE_ENV'] !== 'development' && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  };
}

/** What went wrong, as JSON and without a stack trace: the client's mistakes in words, ours in one sentence. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  const message = status >= 500 ? 'Something went wrong on our side.' : error.message;
  return reply.code(status).send({ message });
}
