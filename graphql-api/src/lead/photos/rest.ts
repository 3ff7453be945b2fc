import type { FastifyPluginAsync } from 'fastify';
import { logEvent } from '../../platform/access/activity.ts';
import type { App } from '../../platform/access/context.ts';
import { hasRight } from '../../platform/access/roles.ts';
import { declareRoutes } from '../../platform/access/routes.ts';
import { isMultipart } from '../../platform/http/content-type.ts';
import { sendMessageError } from '../../platform/http/errors.ts';
import { acceptFiles } from '../../platform/http/multipart.ts';
import { receiveFiles } from '../../platform/http/posted-form.ts';
import { MAX_PHOTO_BYTES, rejectedPhoto } from '../../platform/image/photo.ts';
import { isSignedPath, type PhotoQuery } from './link.ts';
import { openPhoto, readThumbnail, storePhotos } from './service.ts';

/** `POST /api/upload/assessment`, and `GET /photos/{fileName}` for signed URLs and by `leadPhotos`. */
export const photoRoutes =
  (app: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'signed');
    await server.register(uploadRoute);

    server.get<PhotoRequest>(
      '/photos/:fileName',
      { config: { query: { account: 40, expires: 20, signature: 100, size: 20 } } },
      async (request, reply) => {
        const { fileName } = request.params;
        const { size } = request.query;
        const context = await request.context();
        const { account } = context;
        if (!hasRight(account, 'leads') && !(await isSignedPath(context, fileName, request.query))) {
          logEvent(request.log, 'access.refused', account ? { account: account.account_id } : {});
          return reply.code(account ? 403 : 401).send({ message: 'Sign in, or ask for a fresh link.' });
        }
        reply.type('image/jpeg');
        if (size === 'thumbnail') {
          const bytes = await readThumbnail(app, fileName);
          if (bytes) return reply.send(bytes);
        }
        const file = await openPhoto(app, fileName);
        if (!file) {
          return reply.code(404).type('application/json').send({ message: 'There is no such photo.' });
        }
        return reply.header('content-length', file.size).send(file.stream);
      },
    );
  };

interface PhotoRequest {
  Params: { fileName: string };
  Querystring: PhotoQuery & { size?: string };
}

/** A separate scope, because the multipart parser applies to a scope. */
const uploadRoute: FastifyPluginAsync = async (server) => {
  acceptFiles(server);
  server.setErrorHandler(sendMessageError);
  server.post('/api/upload/assessment', { config: { access: 'public' } }, async (request, reply) => {
    if (!isMultipart(request)) throw rejectedPhoto();
    const photos = await receiveFiles(request, reply, 'images', MAX_PHOTO_BYTES);
    return { fileNames: await storePhotos(await request.context(), photos) };
  });
};
