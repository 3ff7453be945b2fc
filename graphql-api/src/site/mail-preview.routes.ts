import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml } from '../../../rules/escape.ts';
import { linkContent } from '../account/link/mails.ts';
import { readBusiness } from '../business/service.ts';
import { testMail } from '../lead/mailbox/state.ts';
import {
  businessMail,
  confirmationMail,
  replyMail,
  replySubject,
  subscribedMail,
  visitorMail,
} from '../lead/mails/templates.ts';
import type { Lead } from '../lead/model/lead.entity.ts';
import { reminderMail } from '../lead/reply/reminder.ts';
import { type MailContent, renderHtml, renderText, type Sender } from '../mail/layout.ts';
import type { MailKind } from '../mail/service.ts';
import { mailingContent } from '../newsletter/mailing/compose.ts';
import { type App, systemContext } from '../platform/access/context.ts';
import { declareRoutes } from '../platform/access/routes.ts';
import { unpublishedMail } from '../publication/mail.ts';

const id = '00000000-0000-4000-8000-000000000000';

const lead = {
  submissionId: id,
  replaces: null,
  formType: 'Contact',
  email: 'visitor@example.com',
  submittedAt: new Date(),
  fields: { name: 'Zoé Visitor', phoneNum: '9055550123', message: 'Do you stage condominiums?' },
} as unknown as Lead;

const newsletter = {
  mailing_id: id,
  title: 'November notes',
  intro: '<p>The days are short.</p>',
  items: [
    { kind: 'article' as const, title: 'Light in November', html: '<p>Warm lamps.</p>', path: '/blog' },
  ],
  countsClicks: false,
};
const reader = { id, email: lead.email, consentedAt: lead.submittedAt };

/** Every template with sample values. */
const templates: Record<
  MailKind | 'confirmation' | 'subscribed',
  (sender: Sender, link: string) => MailContent
> = {
  lead: (sender, link) => businessMail(lead, sender, [link], 30),
  acknowledgement: (sender) => visitorMail(lead, sender),
  reply: () =>
    replyMail({ subject: null, text: 'Hello Zoé,\n\nYes, we do. See you on Monday.' }, replySubject(lead)),
  confirmation: (sender, link) => confirmationMail(sender, 'Staging notes by email.', link),
  subscribed: subscribedMail,
  newsletter: (sender) => mailingContent(newsletter, sender, reader),
  reminder: ({ siteUrl }) => reminderMail([lead], 0, 1, siteUrl),
  unpublished: ({ siteUrl }) =>
    unpublishedMail(
      [{ title: 'Light in November', publishAt: new Date(), problem: 'This category does not exist.' }],
      siteUrl,
    ),
  mailbox: () => testMail,
  reset: ({ name }, link) => linkContent.reset(link, name),
  invitation: ({ name }, link) => linkContent.invitation(link, name),
};

/** `/mail-preview`, in development only: shows each mail as HTML and as text. */
export const mailPreviewRoutes =
  (app: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    server.get('/mail-preview', async (_request, reply) => {
      const sender = await readBusiness(systemContext(app));
      const mails = Object.entries(templates).map(([name, write]) => {
        const content = write(sender, sender.siteUrl);
        const html = escapeHtml(renderHtml(content, sender));
        return `<h2>${name}: ${escapeHtml(content.subject)}</h2><iframe title="${name}" srcdoc="${html}" width="700" height="600"></iframe><pre>${escapeHtml(renderText(content, sender))}</pre>`;
      });
      return reply.type('text/html; charset=utf-8').send(`<h1>Mails</h1>${mails.join('\n')}`);
    });
  };
