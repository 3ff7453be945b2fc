import type { FastifyPluginAsync } from 'fastify';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { declareRoutes } from '../../platform/access/routes.ts';
import { countClick } from './click.service.ts';
import { CLICK_PATH } from './compose.ts';
import { PREVIEW_PATH, previewHtml } from './preview.ts';

/** A mail program runs no scripts, and knows inline styles only. */
const MAIL_POLICY =
  "default-src 'none';img-src 'self';style-src 'unsafe-inline';frame-ancestors 'self';sandbox";

interface PreviewRequest {
  Params: { account: string; expires: string; signature: string };
}

interface ClickRequest {
  Params: { id: string; item: string };
}

/**
 * `/newsletter/preview/…`: an admin's draft as its readers get it, and `/newsletter/go/{id}/{item}`: a link
 * of a newsletter, whose clicks are counted without their readers.
 */
export const mailingRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'public');
  server.get<PreviewRequest>(`${PREVIEW_PATH}/:account/:expires/:signature`, async (request, reply) => {
    const { account, expires, signature } = request.params;
    const html = await previewHtml(await request.context(), account, expires, signature);
    if (html === null) return reply.code(404).send({ message: 'There is no such preview.' });
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', MAIL_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  });

  server.get<ClickRequest>(`${CLICK_PATH}/:id/:item`, async (request, reply) => {
    const { id, item } = request.params;
    const { em } = await request.context();
    const isKnown = formatPatterns.uuid.test(id) && /^\d$/.test(item);
    const path = isKnown ? await countClick(em, id, Number(item)) : null;
    return reply.header('cache-control', 'no-store').redirect(path ?? '/blog', 302);
  });
};
