import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Blog } from '../../blog/kind.ts';
import { findBlogById, indexBlogs } from '../../blog/service.ts';
import { readBusiness } from '../../business/service.ts';
import { renderText } from '../../mail/layout.ts';
import { buildMessage } from '../../mail/message.ts';
import { changeMails, type MailState } from '../../mail/service.ts';
import { openMailTransport } from '../../mail/transport.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { AppError, BadInput, Unavailable } from '../../platform/core/errors.ts';
import { countSubscribers } from '../service.ts';
import { composeMailing, type MailingText, mailingContent } from './compose.ts';
import { type Mailing, MailingEntity } from './entity.ts';
import { type MailingReport, reportMailings } from './report.ts';

/** `Retry-After` of a test mail that the mail server did not accept, in seconds. */
const MAIL_RETRY_AFTER = 60;

/** An article as a newsletter, before it is sent. */
export interface MailingPreview {
  subject: string;
  text: string;
  recipientCount: number;
}

/** Returns the published articles that were not sent, newest first. */
export async function listMailable(context: Context): Promise<Pick<Blog, 'blog_id' | 'title'>[]> {
  const mailings = await context.em.find(MailingEntity, {}, { fields: ['blog_id'] });
  const sent = new Set(mailings.map(({ blog_id }) => blog_id));
  return (await indexBlogs(context)).filter(({ blog_id }) => !sent.has(blog_id));
}

/** Returns the mail of an article. Throws NOT_FOUND for one that is not published. */
export async function previewOf(context: SignedIn, blog_id: number): Promise<MailingPreview> {
  const text = await textOf(context, blog_id);
  const sender = await readBusiness(context);
  return {
    subject: text.title,
    text: renderText(mailingContent(text, sender, testReader(context)), sender),
    recipientCount: await countSubscribers(context.em),
  };
}

/** Sends the mail of an article to the admin now. Throws SERVICE_UNAVAILABLE if the mail server does not accept it. */
export async function sendTest(context: SignedIn, blog_id: number): Promise<string> {
  const { app } = context;
  await requirePostalAddress(context);
  const reader = testReader(context);
  const sender = await readBusiness(context);
  const composed = composeMailing(await textOf(context, blog_id), sender, reader);
  const mail = { mail_id: randomUUID(), recipient: reader.email };
  const message = buildMessage(app, mail, sender, composed);
  try {
    await openMailTransport(app.config, app.limits).send(message);
  } catch (error) {
    app.log.warn(error, 'a test mail could not be sent');
    throw new Unavailable(
      'The mail server did not accept the test mail. Please try again later.',
      MAIL_RETRY_AFTER,
    );
  }
  return reader.email;
}

/**
 * Sends an article to all subscribers. An article is sent once: a second call returns the first mailing. Throws
 * NOT_FOUND for an article that is not published, BAD_USER_INPUT without a postal address or subscribers.
 */
export async function startMailing(context: SignedIn, blog_id: number): Promise<MailingReport> {
  const { email } = context.account;
  const text = await textOf(context, blog_id);
  await requirePostalAddress(context);
  const mailing_id = await context.em.transactional(async (em) => {
    const mailing = { ...text, mailing_id: randomUUID(), blog_id, startedBy: email };
    if (!(await createMailing(em, mailing)))
      return (await em.findOneOrFail(MailingEntity, { blog_id })).mailing_id;
    const count = await queueMails(em, mailing.mailing_id);
    if (count === 0) throw new BadInput({ blog_id: 'Nobody has confirmed a subscription yet.' });
    await recordActivity({ ...context, em }, 'newsletter.started', { subject: text.title, count });
    return mailing.mailing_id;
  });
  return requireReport(context, mailing_id);
}

/** Stores a mailing; returns false if its article has one. Waits for a concurrent start. */
async function createMailing(em: EntityManager, mailing: Omit<Mailing, 'startedAt'>): Promise<boolean> {
  const { mailing_id, blog_id, title, intro, path, startedBy } = mailing;
  const created = await em.execute(
    `insert into "mailing" ("mailing_id", "blog_id", "title", "intro", "path", "startedAt", "startedBy")
     values (?, ?, ?, ?, ?, now(), ?) on conflict ("blog_id") do nothing returning "mailing_id"`,
    [mailing_id, blog_id, title, intro, path, startedBy],
  );
  return created.length > 0;
}

/** Queues a mail for each confirmed subscriber; returns their number. */
async function queueMails(em: EntityManager, mailing_id: string): Promise<number> {
  const mails = await em.execute<object[]>(
    `insert into "mail" ("kind", "recipient", "mailing_id", "subscription_id")
     select 'newsletter', "email", ?, "id" from "subscription"
     where "confirmedAt" is not null and "unsubscribedAt" is null returning 1`,
    [mailing_id],
  );
  return mails.length;
}

/** Pauses a mailing; a mail that is being sent is still sent. Throws NOT_FOUND. */
export const pauseMailing = (context: Context, mailing_id: string) =>
  changeMailing(context, mailing_id, 'queued', 'held');

/** Continues a paused mailing. Throws NOT_FOUND. */
export const continueMailing = (context: Context, mailing_id: string) =>
  changeMailing(context, mailing_id, 'held', 'queued');

/** Sends the failed mails of a mailing again. A second call finds none that failed. Throws NOT_FOUND. */
export const retryMailing = (context: Context, mailing_id: string) =>
  changeMailing(context, mailing_id, 'failed', 'queued');

async function changeMailing(
  context: Context,
  mailing_id: string,
  from: MailState,
  to: 'queued' | 'held',
): Promise<MailingReport> {
  await changeMails(context.em, ['mailing_id', mailing_id], from, to);
  return requireReport(context, mailing_id);
}

async function requireReport({ em }: Context, mailing_id: string): Promise<MailingReport> {
  const [report] = await reportMailings(em, [mailing_id]);
  if (!report) throw new AppError('NOT_FOUND', 'There is no such mailing.');
  return report;
}

async function textOf(context: Context, blog_id: number): Promise<MailingText> {
  const article = await findBlogById(context, blog_id);
  if (!article) throw new AppError('NOT_FOUND', 'There is no such published article.');
  return mailingText(article);
}

const mailingText = ({ title, slug, brief_paragraph }: Blog): MailingText => ({
  title,
  intro: brief_paragraph ?? '',
  path: `/artical/${slug}`,
});

/** Returns the admin as the reader of a preview. The unsubscribe link contains an unknown id. */
function testReader(context: SignedIn) {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    email: context.account.email,
    consentedAt: new Date(),
  };
}

/** Canada's Anti-Spam Legislation, section 6: every newsletter contains the postal address. The default is only a town. */
async function requirePostalAddress(context: Context): Promise<void> {
  const { address } = await readBusiness(context);
  if (/\d/.test(address)) return;
  throw new BadInput({
    blog_id:
      'Enter the street address or the P.O. box under Pages, Business: each newsletter must contain it.',
  });
}
