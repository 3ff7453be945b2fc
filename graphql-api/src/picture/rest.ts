import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { App } from '../platform/access/context.ts';
import { declareRoutes } from '../platform/access/routes.ts';
import { IMMUTABLE, isHeld } from '../platform/cache/send-response.ts';
import { BadInput } from '../platform/core/errors.ts';
import { absoluteUrl } from '../platform/core/url.ts';
import { readPart, sizeIfExists } from '../platform/files/disk.ts';
import { isMultipart } from '../platform/http/content-type.ts';
import { sendContentError } from '../platform/http/errors.ts';
import { acceptFiles } from '../platform/http/multipart.ts';
import { receiveFiles } from '../platform/http/posted-form.ts';
import { MAX_PHOTO_BYTES, rejectedPhoto } from '../platform/image/photo.ts';
import { pictureVariant, videoKey } from './service.ts';
import { uploadPicture } from './upload.service.ts';
import { type PictureFormat, pictureFormats, pictureView } from './view.ts';

const mediaTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
const isFormat = (value: string): value is PictureFormat =>
  (pictureFormats as readonly string[]).includes(value);

/** Serves immutable pictures at `/pictures/{id}/{width}.{avif|webp|jpg}` and videos at `/videos/{id}.mp4`. */
export const pictureRoutes =
  (app: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    await server.register(uploadRoute(app));

    server.get<{ Params: { id: string; file: string } }>('/pictures/:id/:file', async (request, reply) => {
      const [width = '', format = ''] = request.params.file.split('.');
      if (!/^[0-9a-f]{32}$/.test(request.params.id) || !/^\d{1,4}$/.test(width) || !isFormat(format)) {
        return reply.callNotFound();
      }
      const em = app.database.em.fork();
      const file = await pictureVariant(em, app, request.params.id, Number(width), format);
      if (!file) return reply.callNotFound();
      reply.header('cache-control', IMMUTABLE).header('content-length', file.size);
      // Web mail and the sandboxed preview of a newsletter show it on another origin.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(mediaTypes[format]).send(file.stream);
    });

    server.route<{ Params: { id: string } }>({
      method: ['GET', 'HEAD'],
      url: '/videos/:id.mp4',
      handler: (request, reply) => sendVideo(app, request.params.id, request, reply),
    });
  };

async function sendVideo(
  { files }: App,
  id: string,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
) {
  const key = videoKey(id);
  const size = /^[0-9a-f]{32}$/.test(id) ? await sizeIfExists(files, key) : null;
  if (size === null) return reply.callNotFound();
  // The id is the hash of the bytes, so clients can combine ranges.
  const etag = `"${id}"`;
  reply.header('cache-control', IMMUTABLE).header('etag', etag);
  if (isHeld(headers, etag)) return reply.code(304).send();
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === etag;
  const range = isSame ? rangeOf(headers.range, size) : null;
  const isBeyond = range === 'unsatisfiable';
  const [start, end] = isBeyond || range === null ? [0, size - 1] : range;
  // Opened before the headers are sent, because browsers would cache a failure.
  const body = method === 'HEAD' || isBeyond ? undefined : await readPart(files, key, { start, end });
  reply.header('accept-ranges', 'bytes').type('video/mp4');
  if (isBeyond) return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.header('content-length', end - start + 1).send(body);
}

/** `POST /api/backup-files/upload_files`, field `image`. A separate scope: the parser applies to a scope. */
const uploadRoute =
  (app: App): FastifyPluginAsync =>
  async (server) => {
    acceptFiles(server);
    server.setErrorHandler(sendContentError);
    server.post(
      '/api/backup-files/upload_files',
      { config: { access: 'content' } },
      async (request, reply) => {
        if (!isMultipart(request)) throw rejectedPhoto();
        const [image] = await receiveFiles(request, reply, 'image', MAX_PHOTO_BYTES);
        if (!image) throw new BadInput({ image: 'Please upload a image file' });
        const { picture } = await uploadPicture(await request.context(), image);
        return { status: 'success', url: absoluteUrl(app.config, pictureView(picture).src) };
      },
    );
  };

/**
 * Returns the first and last byte of a single range. Returns null if the whole file is to be sent: without a
 * range, for an unreadable one, for several, and for a suffix longer than the file (RFC 9110 section 14.2).
 */
function rangeOf(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | null {
  if (!header?.startsWith('bytes=')) return null;
  const ranges = parseRange(size, header);
  if (ranges === -1) return header.startsWith('bytes=-') ? null : 'unsatisfiable';
  if (ranges === -2) return null;
  const [range, ...others] = ranges;
  return range && others.length === 0 ? [range.start, range.end] : null;
}
