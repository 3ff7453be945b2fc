import type { FastifyPluginAsync } from 'fastify';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { DOCUMENT_POLICY } from '../../entry/draft-link.service.ts';
import { declareRoutes } from '../../platform/access/routes.ts';
import { countClick } from './click.service.ts';
import { CLICK_PATH } from './compose.ts';
import { PREVIEW_PATH, type PreviewLink, previewHtml } from './preview.ts';

interface PreviewRequest {
  Params: PreviewLink;
}

interface ClickRequest {
  Params: { id: string; item: string; mail: string };
}

/**
 * `/newsletter/preview/…`: a draft as its readers get it, and `/newsletter/go/{id}/{item}/{mail}`: a link of
 * a newsletter that counts clicks.
 */
export const mailingRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'public');
  server.get<PreviewRequest>(
    `${PREVIEW_PATH}/:number/:account/:expires/:signature`,
    async (request, reply) => {
      const html = await previewHtml(await request.context(), request.params);
      if (html === null) return reply.code(404).send({ message: 'There is no such preview.' });
      return reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', DOCUMENT_POLICY)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );

  server.get<ClickRequest>(`${CLICK_PATH}/:id/:item/:mail`, async (request, reply) => {
    const { id, item, mail } = request.params;
    const { em } = await request.context();
    const isKnown = [id, mail].every((it) => formatPatterns.uuid.test(it)) && /^\d$/.test(item);
    const path = isKnown ? await countClick(em, id, Number(item), mail) : null;
    return reply.header('cache-control', 'no-store').redirect(path ?? '/blog', 302);
  });
};
