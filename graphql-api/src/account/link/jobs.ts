import type { Job } from 'pg-boss';
import { AccountEntity } from '../../access/account.entity.ts';
import type { App } from '../../access/context.ts';
import { readBusiness } from '../../business/service.ts';
import { consumeQueue } from '../../database/job-queue.ts';
import { envelopeOf } from '../../mail/envelope.ts';
import { type MailContent, renderHtml, renderText } from '../../mail/render.ts';
import { type MailTransport, openMailTransport } from '../../mail/transport.ts';
import { type LinkJob, QUEUE } from './queue.ts';
import { createLink } from './service.ts';

/** Starts the worker that mails links. */
export async function startLinkJobs(app: App): Promise<void> {
  const transport = openMailTransport(app.config, app.limits);
  await consumeQueue<LinkJob>(app.database.jobs, QUEUE, (job) => sendLink(app, transport, job));
}

/** Mails a link. Each try has a new token. Requests for an unknown account and withdrawn invitations end here. */
async function sendLink(app: App, transport: MailTransport, { id, data }: Job<LinkJob>): Promise<void> {
  const { email, purpose } = data;
  const em = app.database.em.fork();
  if (purpose === 'reset' && (await em.count(AccountEntity, { email })) === 0) return;
  const token = await createLink(em, email, purpose);
  if (token === null) return;
  const business = await readBusiness({ app, em });
  // In the fragment, which browsers do not send: no log and no other site receives the token.
  const link = `${business.siteUrl}/login/password#${token}`;
  const content = contents[purpose](link, business.name);
  await transport.send({
    ...envelopeOf(app, id, business),
    to: email,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, business.name),
  });
  app.log.info({ job: id, purpose }, 'a link was mailed');
}

const contents: Record<LinkJob['purpose'], (link: string, name: string) => MailContent> = {
  reset: (link, name) => ({
    subject: `Set a new password for ${name}`,
    opening: ['Hello,', `Someone asked to set a new password for your account at ${name}.`],
    rows: [],
    links: [{ label: 'Set a new password', url: link }],
    closing: [
      'The link is valid for one hour and works once. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  }),
  invitation: (link, name) => ({
    subject: `You are invited to manage the website of ${name}`,
    opening: ['Hello,', `An admin of ${name} invites you to manage its website.`],
    rows: [],
    links: [{ label: 'Choose a password', url: link }],
    closing: ['The link is valid for three days and works once.'],
  }),
};
