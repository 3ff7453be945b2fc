import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { type App, systemContext } from '../access/context.ts';
import { declareRoutes } from '../access/routes.ts';
import { readBusiness } from '../business/service.ts';
import { CONFIRM_PATH, confirmedByLink, confirmSubscription, requestOfLink } from './confirmation.ts';
import { type PageText, renderPage, STYLES_PATH, styles } from './page.ts';
import { isSubscribed, targetOfLink, UNSUBSCRIBE_PATH, unsubscribe } from './service.ts';
import type { Subscription } from './subscription.entity.ts';

interface LinkRequest {
  Params: { id: string };
}

/** `/newsletter/confirm/{id}` and `/newsletter/unsubscribe/{id}`, the links in mails. */
export const newsletterRoutes =
  (app: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    // RFC 8058: mail clients post a form of either type; its single field is irrelevant.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    server.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    const send = async (reply: FastifyReply, text: PageText) => {
      const { name } = await readBusiness(systemContext(app));
      return reply
        .code(text === unknownLink ? 404 : 200)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(renderPage(text, name));
    };

    // Mail scanners follow links, so a GET changes nothing.
    server.get<LinkRequest>(`${CONFIRM_PATH}/:id`, async (request, reply) => {
      const { em } = await request.context();
      const { id } = request.params;
      const open = await requestOfLink(em, id);
      return send(reply, open ? confirmationPrompt(open.email) : outcome(await confirmedByLink(em, id)));
    });

    server.post<LinkRequest>(`${CONFIRM_PATH}/:id`, async (request, reply) => {
      const { em } = await request.context();
      await confirmSubscription(em, request.params.id);
      return send(reply, outcome(await confirmedByLink(em, request.params.id)));
    });

    server.get<LinkRequest>(`${UNSUBSCRIBE_PATH}/:id`, async (request, reply) => {
      const target = await targetOfLink((await request.context()).em, request.params.id);
      if (!target) return send(reply, unknownLink);
      return send(reply, target.ended ? ended : unsubscribePrompt(target.email));
    });

    server.post<LinkRequest>(`${UNSUBSCRIBE_PATH}/:id`, async (request, reply) => {
      const known = await unsubscribe((await request.context()).em, request.params.id);
      return send(reply, known ? ended : unknownLink);
    });

    server.get(STYLES_PATH, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(styles),
    );
  };

/** Returns the page after a confirmation. */
function outcome(subscription: Subscription | null): PageText {
  if (!subscription) return unknownLink;
  return isSubscribed(subscription) ? subscribed : ended;
}

const confirmationPrompt = (email: string): PageText => ({
  title: 'Confirm your subscription',
  paragraph: `Shall we send the newsletter to ${email}?`,
  button: 'Confirm',
});

const subscribed: PageText = {
  title: 'You are subscribed',
  paragraph: 'Thank you. Every newsletter has a link by which you end the subscription.',
};

const unsubscribePrompt = (email: string): PageText => ({
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
  paragraph:
    'Please copy the whole address from the mail. A subscription is confirmed within a week: after that, subscribe again at the end of any page. To unsubscribe you can also write to us.',
};
