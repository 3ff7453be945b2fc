import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networksOf } from '../limit/networks.ts';
import { FormError, type Upload, type UploadedFile } from '../upload/upload.ts';
import { consumePhoto } from './photo-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The upload of a multipart request, in scopes that accept them. */
    upload?: Upload;
  }
}

/** Maximum number of files that a REST call reads. */
const MAX_FILES = 6;

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

/** Lets the REST routes of this scope call `receiveFiles`, for files of at most `maxBytes`. */
export async function acceptFiles(server: FastifyInstance, maxBytes: number): Promise<void> {
  registerUploads(server);
  await server.register(multipart, {
    // A file of exactly `fileSize` bytes counts as too long; services check the size.
    throwFileSizeLimit: false,
    limits: { fileSize: maxBytes + 1, fieldSize: server.initialConfig.bodyLimit ?? 0, parts: 50 },
  });
}

/** Returns whether the request's body is multipart. */
export function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/** Returns the upload of a multipart request. */
export function uploadOf({ upload }: FastifyRequest): Upload {
  if (!upload) throw new FormError(400, 'The connection has ended.');
  return upload;
}

/** Receives the files of a form's field in order, at most six files in all. Requires `acceptFiles`. */
export async function receiveFiles(request: FastifyRequest, field: string): Promise<UploadedFile[]> {
  const upload = uploadOf(request);
  return upload.within(readFiles(request, upload, field));
}

async function readFiles(request: FastifyRequest, upload: Upload, field: string): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  let count = 0;
  for await (const { file, fieldname } of partsOf(request)) {
    const received = await upload.receive(file);
    if (fieldname === field) files.push(received);
    count += 1;
    if (count === MAX_FILES) break;
  }
  return files;
}

async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.files();
  } catch (error) {
    throw FormError.from(error);
  }
}
