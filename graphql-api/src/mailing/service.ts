import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordActivity } from '../access/activity.ts';
import type { Context } from '../access/context.ts';
import { requireAdmin } from '../access/session.ts';
import type { Blog } from '../blog/entity.ts';
import { findBlogById, indexBlogs } from '../blog/service.ts';
import { readBusiness } from '../business/service.ts';
import { AppError, BadInput, Unavailable } from '../core/errors.ts';
import { openMailTransport } from '../mail/transport.ts';
import { countSubscribers } from '../newsletter/service.ts';
import { composeMailing, type MailingText, previewMailing } from './compose.ts';
import { type Mailing, MailingEntity } from './entity.ts';
import { enqueueMailing, holdMailing, releaseMailing, requeueMails } from './queue.ts';
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
export async function previewOf(context: Context, blog_id: number): Promise<MailingPreview> {
  const text = await textOf(context, blog_id);
  return {
    subject: text.title,
    text: await previewMailing(context, text, testReader(context)),
    recipientCount: await countSubscribers(context.em),
  };
}

/** Sends the mail of an article to the admin now. Throws SERVICE_UNAVAILABLE if the mail server does not accept it. */
export async function sendTest(context: Context, blog_id: number): Promise<string> {
  const { app } = context;
  await requirePostalAddress(context);
  const reader = testReader(context);
  const message = await composeMailing(context, randomUUID(), await textOf(context, blog_id), reader);
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
export async function startMailing(context: Context, blog_id: number): Promise<MailingReport> {
  const { email } = requireAdmin(context);
  const text = await textOf(context, blog_id);
  await requirePostalAddress(context);
  const mailing_id = await context.em.transactional(async (em) => {
    const mailing = { ...text, mailing_id: randomUUID(), blog_id, startedBy: email };
    if (!(await createMailing(em, mailing)))
      return (await em.findOneOrFail(MailingEntity, { blog_id })).mailing_id;
    const ids = await createRecipients(em, mailing.mailing_id);
    if (ids.length === 0) throw new BadInput({ blog_id: 'Nobody has confirmed a subscription yet.' });
    await enqueueMailing(context.app, em, mailing.mailing_id, ids);
    await recordActivity({ ...context, em }, 'newsletter.started', {
      subject: text.title,
      count: ids.length,
    });
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

/** Creates a mail for each confirmed subscriber; returns the ids. */
async function createRecipients(em: EntityManager, mailing_id: string): Promise<string[]> {
  const recipients = await em.execute<{ id: string }[]>(
    `insert into "mailing_recipient" ("recipient_id", "mailing_id", "subscription_id", "state")
     select gen_random_uuid(), ?, "id", 'waiting' from "subscription"
     where "confirmedAt" is not null and "unsubscribedAt" is null
     returning "recipient_id"::text as "id"`,
    [mailing_id],
  );
  return recipients.map(({ id }) => id);
}

/** Pauses a mailing; the mail that is being sent is still sent. Throws NOT_FOUND. */
export async function pauseMailing(context: Context, mailing_id: string): Promise<MailingReport> {
  await holdMailing(context.em, mailing_id);
  return requireReport(context, mailing_id);
}

/** Continues a paused mailing. Throws NOT_FOUND. */
export async function continueMailing(context: Context, mailing_id: string): Promise<MailingReport> {
  await context.em.transactional((em) => releaseMailing(context.app, em, mailing_id));
  return requireReport(context, mailing_id);
}

/** Sends the failed mails of a mailing again. A second call finds none that failed. Throws NOT_FOUND. */
export async function retryMailing(context: Context, mailing_id: string): Promise<MailingReport> {
  await context.em.transactional(async (em) => {
    const failed = await em.execute<{ id: string }[]>(
      `update "mailing_recipient" set "state" = 'waiting', "error" = null
       where "mailing_id" = ? and "state" = 'failed' returning "recipient_id"::text as "id"`,
      [mailing_id],
    );
    await requeueMails(
      context.app,
      em,
      failed.map(({ id }) => id),
    );
  });
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
function testReader(context: Context) {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    email: requireAdmin(context).email,
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
