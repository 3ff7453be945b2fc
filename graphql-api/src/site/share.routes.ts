import type { FastifyPluginAsync } from 'fastify';
import { declareRoutes } from '../rest/access.ts';

/**
 * Where a phone's gallery sends photos for a quote. The worker on the phone takes them, so they come here only where it is
 * missing: then nothing is kept, and the form says that they did not arrive.
 */
export const shareRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'public');
  server.addContentTypeParser('*', (_request, payload, done) => {
    // Read to its end, or the browser takes the answer for a broken connection.
    payload
      .on('end', () => done(null))
      .on('error', done)
      .resume();
  });
  server.post('/share-photos', (_request, reply) =>
    reply.redirect('/get-a-quote?shared=refused#photos', 303),
  );
};
