import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import { declareRoutes } from '../rest/access.ts';
import { answerMessage } from '../rest/rest.errors.ts';
import { MAX_PHOTO_BYTES, refusedPhoto } from './photo.image.ts';
import { photoLinks } from './photo.link.ts';
import { type OpenUpload, readPhoto, storePhotos } from './photo.service.ts';

/** Past this many the rest is not read: nobody means to send so many. */
const MAX_PARTS = 50;

/** `POST /api/upload/assessment` and, for who may see them, `GET /photos/{fileName}`. */
export const photoRoutes =
  (app: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'signed');
    await server.register(uploadRoute);

    server.get<PhotoRequest>('/photos/:fileName', async (request, reply) => {
      const { fileName } = request.params;
      const { expires = '', signature = '' } = request.query;
      const { account } = await request.context();
      if (!account?.isAdmin && !(await photoLinks(app)).holds(fileName, expires, signature)) {
        return reply.code(account ? 403 : 401).send({ message: 'Sign in, or ask for a fresh link.' });
      }
      const bytes = await readPhoto(app, fileName);
      if (!bytes) return reply.code(404).send({ message: 'There is no such photo.' });
      return reply.header('cache-control', 'private, max-age=3600').type('image/jpeg').send(bytes);
    });
  };

interface PhotoRequest {
  Params: { fileName: string };
  Querystring: { expires?: string; signature?: string };
}

/** In a scope of its own: the multipart parser of GraphQL is another one. */
const uploadRoute: FastifyPluginAsync = async (server) => {
  await server.register(multipart, {
    limits: { fileSize: MAX_PHOTO_BYTES + 1, parts: MAX_PARTS },
    // We look at `truncated` ourselves, after the rest has been read.
    throwFileSizeLimit: false,
  });
  server.setErrorHandler(answerMessage);
  server.post('/api/upload/assessment', { config: { access: 'public' } }, async (request) => {
    if (!request.isMultipart()) throw refusedPhoto();
    return { fileNames: await storePhotos(await request.context(), images(request)) };
  });
};

/** The files of the repeated field `images`; others are read and forgotten. */
async function* images(request: FastifyRequest): AsyncGenerator<OpenUpload> {
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    if (part.fieldname === 'images') yield () => part.file;
    else part.file.resume();
  }
}
