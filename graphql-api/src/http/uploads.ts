import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../access/context.ts';
import { Unavailable } from '../core/errors.ts';
import { hasFreeDisk } from '../files/free-disk.ts';
import { countedAddress } from '../limit/limiter.ts';
import { consumePhoto } from '../limit/photos.ts';
import { MultipartError, type MultipartLimits, readMultipart } from '../upload/multipart.ts';
import type { Upload } from '../upload/registry.ts';

/** Seconds: a disk is not emptied sooner. */
const RETRY_AFTER = 15 * 60;

const uploads = new WeakMap<FastifyRequest, Upload>();

/**
 * Has the routes of this scope take multipart bodies, as `Multipart` in `request.body`. What an upload may use is asked of
 * its headers: of a rejected one no byte is read. Its files are deleted when it is answered or aborted.
 */
export function acceptUploads(
  server: FastifyInstance,
  limitsOf: (context: Context) => MultipartLimits,
): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isMultipart(request)) return;
    const context = await request.context();
    await consumePhoto(context);
    await requireFreeDisk(context);
    // The client may have disconnected meanwhile: then its end was reported already.
    if (reply.raw.destroyed) return;
    const upload = context.app.uploads.begin(countedAddress(context.address));
    uploads.set(request, upload);
    reply.raw.once('close', () => {
      upload.end().catch((error: unknown) => request.log.error(error, 'an upload could not be removed'));
    });
  });
  server.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) => {
    const upload = uploads.get(request);
    if (!upload) throw new MultipartError(400, 'The connection has ended.');
    return readMultipart(body, request.headers, upload, limitsOf(await request.context()));
  });
}

/** Whether a request carries files. */
export function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

async function requireFreeDisk({ app }: Context): Promise<void> {
  if (await hasFreeDisk(app.config.dataDir, app.limits.freeDiskBytes)) return;
  app.log.error('the disk of DATA_DIR is almost full: uploads are rejected');
  throw new Unavailable(
    'We have no room for more photos just now. Please try again later, or call us.',
    RETRY_AFTER,
  );
}
