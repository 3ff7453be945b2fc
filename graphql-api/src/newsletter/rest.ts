import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { MailedLink } from '../../../rules/server-bundle.ts';
import { recordActivity } from '../platform/access/activity.ts';
import { declareRoutes } from '../platform/access/routes.ts';
import type { SendPage } from '../platform/feature.ts';
import { sendMessageError } from '../platform/http/errors.ts';
import { CSV_MARK } from '../platform/text/csv.ts';
import { CONFIRM_PATH, confirmedByLink, confirmSubscription, requestOfLink } from './confirmation.ts';
import { subscribersCsv } from './csv.ts';
import { isSubscribed, listSubscribers, targetOfLink, UNSUBSCRIBE_PATH, unsubscribe } from './service.ts';
import type { Subscription } from './subscription.entity.ts';

interface LinkRequest {
  Params: { id: string };
}

/**
 * `/newsletter/confirm/{id}` and `/newsletter/unsubscribe/{id}`, the links in mails. Their pages work without
 * scripts: a mail may be opened years later.
 */
export const newsletterRoutes =
  (sendPage: SendPage): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    const send = (reply: FastifyReply, path: string, mailedLink: MailedLink) =>
      sendPage(reply, path, { mailedLink });
    // RFC 8058: mail clients post a form of either type; its single field is irrelevant.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    server.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    // Mail scanners follow links, so a GET changes nothing.
    server.get<LinkRequest>(`${CONFIRM_PATH}/:id`, async (request, reply) => {
      const { em } = await request.context();
      const { id } = request.params;
      const open = await requestOfLink(em, id);
      const link: MailedLink = open
        ? { state: 'confirm', email: open.email }
        : outcome(await confirmedByLink(em, id));
      return send(reply, request.url, link);
    });

    server.post<LinkRequest>(`${CONFIRM_PATH}/:id`, async (request, reply) => {
      const { em } = await request.context();
      await confirmSubscription(em, request.params.id);
      return send(reply, request.url, outcome(await confirmedByLink(em, request.params.id)));
    });

    server.get<LinkRequest>(`${UNSUBSCRIBE_PATH}/:id`, async (request, reply) => {
      const target = await targetOfLink((await request.context()).em, request.params.id);
      if (!target) return send(reply, request.url, { state: 'unknown' });
      const { email, ended } = target;
      return send(reply, request.url, ended ? { state: 'ended' } : { state: 'unsubscribe', email });
    });

    server.post<LinkRequest>(`${UNSUBSCRIBE_PATH}/:id`, async (request, reply) => {
      const known = await unsubscribe((await request.context()).em, request.params.id);
      return send(reply, request.url, { state: known ? 'ended' : 'unknown' });
    });
  };

/** Returns the state of a link after a confirmation. */
function outcome(subscription: Subscription | null): MailedLink {
  if (!subscription) return { state: 'unknown' };
  return { state: isSubscribed(subscription) ? 'subscribed' : 'ended' };
}

/** `/api/subscribers.csv`: the confirmed subscribers with the proof of their consent. */
export const subscriberRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'newsletters', true);
  server.setErrorHandler(sendMessageError);
  server.get('/api/subscribers.csv', async (request, reply) => {
    const context = await request.context();
    const subscribers = await listSubscribers(context.em);
    await recordActivity(context, 'subscribers.exported', { count: subscribers.length });
    return reply
      .header('content-disposition', 'attachment; filename="subscribers.csv"')
      .type('text/csv; charset=utf-8')
      .send(CSV_MARK + subscribersCsv(subscribers, context.app.config.siteUrl));
  });
};
