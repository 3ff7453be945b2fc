import type { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { declareRoutes } from '../access/routes.ts';
import { MAX_PHOTO_BYTES } from '../image/photo.ts';
import { MAX_PHOTOS } from '../lead/photos/service.ts';
import { FormError } from '../upload/upload.ts';

/** The photos of one quote, and the multipart overhead. */
const MAX_BODY = MAX_PHOTOS * MAX_PHOTO_BYTES + 64 * 1024;

/**
 * Where a phone's gallery sends photos for a quote. The worker on the phone takes them, so they come here only where it is
 * missing: then nothing is stored, and the form says that they did not arrive.
 */
export const shareRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'public');
  server.addContentTypeParser('*', async (_request: FastifyRequest, body: Readable) => {
    // Read to its end, or the browser takes the answer for a broken connection.
    let arrived = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      arrived += chunk.length;
      if (arrived > MAX_BODY) throw new FormError(413, 'These photos are too large.');
    }
  });
  // Somebody who opens or reloads the address finds the form that it is about.
  server.get('/share-photos', (_request, reply) => reply.redirect('/get-a-quote', 302));
  server.post('/share-photos', (_request, reply) =>
    reply.redirect('/get-a-quote?shared=refused#photos', 303),
  );
};
