import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { MAX_PHOTOS } from '../../../rules/photo.ts';
import { declareRoutes } from '../platform/access/routes.ts';
import { MeteredBody } from '../platform/http/metered-body.ts';
import { MAX_PHOTO_BYTES } from '../platform/image/photo.ts';

/** The photos of one quote and the multipart overhead. */
const MAX_BODY = MAX_PHOTOS * MAX_PHOTO_BYTES + 64 * 1024;

/**
 * Receives photos shared from a phone's gallery. Normally the service worker intercepts this request. Without
 * a worker the server stores nothing, and the form says that the photos did not arrive.
 */
export const shareRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'public');
  server.addContentTypeParser('*', async (_request: FastifyRequest, body: Readable) => {
    if (body instanceof MeteredBody) body.limit(MAX_BODY, 'These photos are too large.');
    // Drain the body, or the browser reports a broken connection.
    await finished(body.resume());
  });
  // Opening or reloading the URL shows the quote form.
  server.get('/share-photos', (_request, reply) => reply.redirect('/get-a-quote', 302));
  server.post('/share-photos', (_request, reply) =>
    reply.redirect('/get-a-quote?shared=rejected#photos', 303),
  );
};
