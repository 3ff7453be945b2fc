import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networksOf } from '../limit/networks.ts';
import { FormError, type Upload } from '../upload/upload.ts';
import { contentTypeOf } from './content-type.ts';
import { consumePhoto } from './photo-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The upload of a multipart request, in scopes that accept them. */
    upload?: Upload;
  }
}

/**
 * Registers the upload of each multipart request of this scope. Checks the limits before reading the body.
 * Deletes the files when the request has ended.
 */
export function registerUploads(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isMultipart(request)) return;
    await consumePhoto(await request.context());
    request.upload = await beginUpload(request, reply);
  });
}

/** Lets the REST routes of this scope call `receiveFiles`. */
export function acceptFiles(server: FastifyInstance): void {
  registerUploads(server);
  server.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
}

/** Begins the upload of a request. Deletes its files when the request has ended. */
export async function beginUpload(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  const { app, ipAddress } = await request.context();
  // If the client has already disconnected, `close` was emitted before.
  if (reply.raw.destroyed) throw new FormError(400, 'The connection has ended.');
  const upload = app.uploads.begin(request.raw, networksOf(ipAddress));
  // The rest of an aborted body would be read as the next request.
  upload.signal.addEventListener('abort', () => void (reply.sent || reply.header('connection', 'close')));
  reply.raw.once('close', () => {
    upload
      .end()
      .catch((error: unknown) => request.log.error(error, 'the files of an upload were not deleted'));
  });
  return upload;
}

/** Returns whether the request's body is multipart. */
export function isMultipart({ raw }: FastifyRequest): boolean {
  return contentTypeOf(raw)?.essence === 'multipart/form-data';
}

/** Returns the upload of a multipart request. */
export function uploadOf({ upload }: FastifyRequest): Upload {
  if (!upload) throw new FormError(400, 'The connection has ended.');
  return upload;
}
