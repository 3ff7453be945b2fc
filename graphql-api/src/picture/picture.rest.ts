import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import type { App } from '../context.ts';
import { BadInput } from '../graphql/errors.ts';
import { MAX_PHOTO_BYTES, refusedPhoto } from '../photo/photo.image.ts';
import { declareRoutes } from '../rest/access.ts';
import { answerContent } from '../rest/rest.errors.ts';
import { pictureVariant, videoKey } from './picture.service.ts';
import { uploadPicture } from './picture.upload.service.ts';
import { type PictureFormat, pictureFormats, pictureView } from './picture.view.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const mediaTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
const isFormat = (value: string): value is PictureFormat =>
  (pictureFormats as readonly string[]).includes(value);

/** Pictures at `/pictures/{id}/{width}.{avif|webp|jpg}` and videos at `/videos/{id}.mp4`; their content never changes. */
export const pictureRoutes =
  (app: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    await server.register(uploadRoute);

    server.get<{ Params: { id: string; file: string } }>('/pictures/:id/:file', async (request, reply) => {
      const [width = '', format = ''] = request.params.file.split('.');
      if (!/^[0-9a-f]{32}$/.test(request.params.id) || !/^\d{1,4}$/.test(width) || !isFormat(format)) {
        return reply.callNotFound();
      }
      const em = app.database.em.fork();
      const bytes = await pictureVariant(em, app.files, request.params.id, Number(width), format);
      if (!bytes) return reply.callNotFound();
      return reply.header('cache-control', IMMUTABLE).type(mediaTypes[format]).send(Buffer.from(bytes));
    });

    server.get<{ Params: { id: string } }>('/videos/:id.mp4', async (request, reply) => {
      const key = videoKey(request.params.id);
      if (!/^[0-9a-f]{32}$/.test(request.params.id) || !(await app.files.exists(key)))
        return reply.callNotFound();
      const bytes = Buffer.from(await app.files.getBytes(key));
      // The id is the hash of the bytes: what a visitor has of them can be continued for ever.
      const etag = `"${request.params.id}"`;
      reply.header('cache-control', IMMUTABLE).header('etag', etag);
      reply.header('accept-ranges', 'bytes').type('video/mp4');
      const condition = request.headers['if-range'];
      const isSame = condition === undefined || condition === etag;
      const range = isSame ? rangeOf(request.headers.range, bytes.length) : null;
      if (range === null) return reply.send(bytes);
      if (range === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
      const [start, end] = range;
      reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes.length}`);
      return reply.send(bytes.subarray(start, end + 1));
    });
  };

/** `POST /api/backup-files/upload_files`, the file in the field `image`; a scope of its own for its parser. */
const uploadRoute: FastifyPluginAsync = async (server) => {
  await server.register(multipart, { limits: { fileSize: MAX_PHOTO_BYTES + 1 }, throwFileSizeLimit: false });
  server.setErrorHandler(answerContent);
  server.post('/api/backup-files/upload_files', { config: { access: 'admin' } }, async (request) => {
    if (!request.isMultipart()) throw refusedPhoto();
    const context = await request.context();
    let url: string | undefined;
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'image' || url !== undefined) part.file.resume();
      else url = pictureView(await uploadPicture(context, () => part.file, '')).src;
    }
    if (url === undefined) throw new BadInput({ image: 'Please upload a image file' });
    return { status: 'success', url };
  });
};

/** First and last byte of a single range; null where there is none that we understand (RFC 9110 section 14.2). */
function rangeOf(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : [start, end];
}
