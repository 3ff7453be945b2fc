import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { App } from '../context.ts';
import { declareRoutes } from '../rest/access.ts';
import { type PageText, renderPage, STYLES_PATH, styles } from './newsletter.page.ts';
import { subscriptionOfLink, UNSUBSCRIBE_PATH, unsubscribe } from './newsletter.service.ts';

interface LinkRequest {
  Params: { id: string };
}

/** `/newsletter/unsubscribe/{id}`, as it stands in every mail to a subscriber. */
export const newsletterRoutes =
  ({ config }: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    const { name } = config.business;
    // RFC 8058: the mail program posts a form of either type, whose one field we need not read.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    server.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    const send = (reply: FastifyReply, status: number, text: PageText) =>
      reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(renderPage(text, name));

    // Mail scanners follow links: to look at the page changes nothing.
    server.get<LinkRequest>(`${UNSUBSCRIBE_PATH}/:id`, async (request, reply) => {
      const subscription = await subscriptionOfLink((await request.context()).em, request.params.id);
      if (!subscription) return send(reply, 404, unknownLink);
      return send(reply, 200, subscription.unsubscribedAt ? ended : question(subscription.email));
    });

    server.post<LinkRequest>(`${UNSUBSCRIBE_PATH}/:id`, async (request, reply) => {
      const known = await unsubscribe((await request.context()).em, request.params.id);
      return send(reply, known ? 200 : 404, known ? ended : unknownLink);
    });

    server.get(STYLES_PATH, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(styles),
    );
  };

const question = (email: string): PageText => ({
  title: 'Unsubscribe from the newsletter',
  paragraph: `Shall we stop sending the newsletter to ${email}?`,
  button: 'Unsubscribe',
});

const ended: PageText = {
  title: 'You are unsubscribed',
  paragraph: 'We will not send you the newsletter any more. You can subscribe again at the end of any page.',
};

const unknownLink: PageText = {
  title: 'This link is not known',
  paragraph: 'Please copy the whole address from the mail, or write to us and we will unsubscribe you.',
};
