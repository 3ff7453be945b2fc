import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml } from '../../../rules/escape.ts';
import { readBusiness } from '../business/service.ts';
import { mailKinds } from '../mail/kind.ts';
import { renderHtml, renderText } from '../mail/layout.ts';
import { type App, systemContext } from '../platform/access/context.ts';
import { declareRoutes } from '../platform/access/routes.ts';

/** `/mail-preview`, in development only: shows each mail as HTML and as text. */
export const mailPreviewRoutes =
  (app: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    server.get('/mail-preview', async (_request, reply) => {
      const sender = await readBusiness(systemContext(app));
      const samples = mailKinds.of(app).flatMap((kind) => Object.entries(kind.samples));
      const mails = samples.map(([name, write]) => {
        const content = write(sender, sender.siteUrl);
        const html = escapeHtml(renderHtml(content, sender));
        return `<h2>${name}: ${escapeHtml(content.subject)}</h2><iframe title="${name}" srcdoc="${html}" width="700" height="600"></iframe><pre>${escapeHtml(renderText(content, sender))}</pre>`;
      });
      return reply.type('text/html; charset=utf-8').send(`<h1>Mails</h1>${mails.join('\n')}`);
    });
  };
