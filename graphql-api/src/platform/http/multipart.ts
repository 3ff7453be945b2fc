import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyError } from '../core/errors.ts';
import { networksOf } from '../limit/networks.ts';
import type { Upload } from '../upload/upload.ts';
import { isMultipart } from './content-type.ts';
import { consumePhoto } from './photo-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The upload of a multipart request, in scopes that accept them. */
    upload?: Upload;
  }
}

/**
 * Accepts multipart requests in this scope, and leaves their bodies to the handlers. Checks the limits before
 * the body is read. Deletes the files when the request has ended.
 */
export function acceptFiles(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isMultipart(request)) return;
    await consumePhoto(await request.context());
    request.upload = await beginUpload(request, reply);
  });
  server.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
}

/** Begins the upload of a request. Deletes its files when the request has ended. */
export async function beginUpload(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  const { app, ipAddress } = await request.context();
  // If the client has already disconnected, `close` was emitted before.
  if (reply.raw.destroyed) throw new BodyError(400, 'The connection has ended.');
  const upload = app.uploads.begin(networksOf(ipAddress));
  reply.raw.once('close', () => {
    upload
      .end()
      .catch((error: unknown) => request.log.error(error, 'the files of an upload were not deleted'));
  });
  return upload;
}

/** Returns the upload of a multipart request. */
export function uploadOf({ upload }: FastifyRequest): Upload {
  if (!upload) throw new BodyError(400, 'The connection has ended.');
  return upload;
}
