import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { declareRoutes } from '../access/routes.ts';
import { IMMUTABLE } from '../cache/send-response.ts';
import { webFolder } from '../core/paths.ts';

const folder = fileURLToPath(new URL('dist/playground', webFolder));

/** The editor needs these in addition to the site's policy: it adds styles to the page, and uses workers. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Serves GraphiQL and all of its files at `/playground`. */
export const playgroundRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'public');
  server.get('/playground', async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await readFile(`${folder}/index.html`, 'utf8')),
  );
  await server.register(fastifyStatic, {
    root: `${folder}/assets`,
    prefix: '/playground/assets/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
  });
};
