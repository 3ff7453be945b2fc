import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../../rules/field/check.ts';
import { readBusiness } from '../../business/service.ts';
import { renderHtml, renderText } from '../../mail/layout.ts';
import { buildMessage } from '../../mail/message.ts';
import { changeMails, type MailState } from '../../mail/service.ts';
import { openMailTransport } from '../../mail/transport.ts';
import { AccountEntity } from '../../platform/access/account.entity.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { AppError, BadInput, Unavailable } from '../../platform/core/errors.ts';
import { isSigned, sign } from '../../platform/core/signature.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { enqueueJob } from '../../platform/job/queue.ts';
import { escapeHtml } from '../../platform/text/escape.ts';
import { composeMailing, type MailingText, mailingContent } from './compose.ts';
import { readDraft, saveDraft } from './draft.ts';
import { type Mailing, MailingEntity } from './entity.ts';
import type { MailingInput } from './input.ts';
import { readItems } from './items.ts';
import { type MailingReport, reportMailings } from './report.ts';

/** The job that starts a scheduled mailing. */
export const MAILING = { name: 'mailing' };

/** `Retry-After` of a test mail that the mail server did not accept, in seconds. */
const MAIL_RETRY_AFTER = 60;

/** A newsletter before it is sent. */
export interface MailingPreview {
  subject: string;
  text: string;
  /** The signed path of the caller's draft as HTML. */
  path: string;
  recipientCount: number;
  /** False while the business has no postal address. */
  hasAddress: boolean;
}

/** Returns the mail of a newsletter, which may be incomplete. Throws BadInput for an item that is not published. */
export async function previewOf(context: SignedIn, input: MailingInput): Promise<MailingPreview> {
  const text = await textOf(context, input);
  const sender = await readBusiness(context);
  const content = mailingContent(text, sender, testReader(context));
  return {
    subject: text.title,
    text: renderText(content, sender),
    path: await previewPath(context),
    recipientCount: await countReaders(context.em, input.segment),
    hasAddress: hasPostalAddress(sender),
  };
}

/** The path of the preview of a draft, before the id of its account. */
export const PREVIEW_PATH = '/newsletter/preview';
const PREVIEW_MS = 24 * 60 * 60 * 1000;

async function previewPath({ app, account }: SignedIn): Promise<string> {
  const signed = `${account.account_id}/${Date.now() + PREVIEW_MS}`;
  return `${PREVIEW_PATH}/${signed}/${sign(`preview ${signed}`, await app.secrets.get('photoLink'))}`;
}

/** Returns the draft of an account as HTML for the link of `previewPath`; null for another or an expired link. */
export async function previewHtml(
  context: Context,
  account_id: string,
  expires: string,
  signature: string,
): Promise<string | null> {
  const key = await context.app.secrets.get('photoLink');
  if (!isSigned(`preview ${account_id}/${expires}`, key, signature) || Number(expires) < Date.now())
    return null;
  const account = await context.em.findOne(AccountEntity, { account_id: Number(account_id) });
  if (!account) return null;
  const signedIn = { ...context, account } as SignedIn;
  const text = await textOf(context, (await readDraft(signedIn)) ?? {});
  const sender = await readBusiness(context);
  const html = renderHtml(mailingContent(text, sender, testReader(signedIn)), sender);
  // The pictures of a preview come from this site, whatever its public address is.
  return html.replaceAll(`src="${sender.siteUrl}/`, 'src="/');
}

/** Sends a newsletter to the admin now. Throws SERVICE_UNAVAILABLE if the mail server does not accept it. */
export async function sendTest(context: SignedIn, input: MailingInput): Promise<string> {
  const { app } = context;
  await requireComplete(context, input);
  const reader = testReader(context);
  const sender = await readBusiness(context);
  // An unknown mailing counts no clicks.
  const text = { ...(await textOf(context, input)), countsClicks: false };
  const mail = { mail_id: randomUUID(), recipient: reader.email };
  const message = buildMessage(app, mail, sender, composeMailing(text, sender, reader));
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
 * Sends a newsletter to its readers now, or schedules it, and deletes the caller's draft. A second call with the same id returns
 * the first mailing. Throws BAD_USER_INPUT if it is incomplete, and without a postal address or readers.
 */
export async function startMailing(
  context: SignedIn,
  mailing_id: string,
  input: MailingInput,
  scheduledFor: Date | null,
): Promise<MailingReport> {
  await requireComplete(context, input);
  const { title, intro, items, countsClicks } = await textOf(context, input);
  await context.em.transactional(async (em) => {
    if (scheduledFor && scheduledFor <= (await databaseTime(em)))
      throw new BadInput({ scheduledFor: 'Choose a time in the future.' });
    const created = await em.execute<object[]>(
      `insert into "mailing" ("mailing_id", "title", "intro", "items", "segment", "countsClicks", "scheduledFor", "startedAt", "startedBy")
       values (?, ?, ?, ?::jsonb, ?, ?, ?::timestamptz, case when ?::timestamptz is null then now() end, ?)
       on conflict do nothing returning 1`,
      [
        mailing_id,
        title,
        intro,
        JSON.stringify(items),
        input.segment ?? null,
        countsClicks,
        scheduledFor,
        scheduledFor,
        context.account.email,
      ],
    );
    if (created.length === 0) return;
    if (scheduledFor) await enqueueJob(em, MAILING, { mailing_id }, scheduledFor);
    else await queueMails({ ...context, em }, mailing_id, title, input.segment ?? null);
    await saveDraft({ ...context, em }, null);
  });
  context.app.mailWorker?.poll();
  return requireReport(context, mailing_id);
}

/** Starts a scheduled mailing at its time; one that was cancelled or has started does nothing. */
export async function sendScheduled(context: Context, mailing_id: string): Promise<void> {
  await context.em.transactional(async (em) => {
    const [mailing] = await em.execute<Pick<Mailing, 'title' | 'segment'>[]>(
      `update "mailing" set "startedAt" = now() where "mailing_id" = ? and "startedAt" is null returning "title", "segment"`,
      [mailing_id],
    );
    if (mailing) await queueMails({ ...context, em }, mailing_id, mailing.title, mailing.segment ?? null);
  });
  context.app.mailWorker?.poll();
}

/** Cancels a scheduled mailing. Throws NOT_FOUND once it has started. */
export async function cancelMailing({ em }: Context, mailing_id: string): Promise<void> {
  const cancelled = await em.nativeDelete(MailingEntity, { mailing_id, startedAt: null });
  if (cancelled === 0) throw new AppError('NOT_FOUND', 'This newsletter is not scheduled any more.');
}

/** Counts a click on an item of a mailing, and returns the path of the item; null if there is none. */
export async function countClick(
  em: EntityManager,
  mailing_id: string,
  item: number,
): Promise<string | null> {
  const mailing = await em.findOne(MailingEntity, { mailing_id });
  const path = mailing?.items[item]?.path;
  if (path === undefined) return null;
  if (mailing?.countsClicks)
    await em.execute(
      `insert into "mailing_click" values (?, ?, 1) on conflict ("mailing_id", "item") do update set "count" = "mailing_click"."count" + 1`,
      [mailing_id, item],
    );
  return path;
}

const READERS = `"subscription" where "confirmedAt" is not null and "unsubscribedAt" is null and (?::text is null or "page" = ?)`;

async function countReaders(em: EntityManager, segment: string | null = null): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(`select count(*)::int as "count" from ${READERS}`, [
    segment,
    segment,
  ]);
  return row?.count ?? 0;
}

/** Queues a mail for each reader, in the transaction of `em`. A scheduled mailing may have lost its last one. */
async function queueMails(
  context: Context,
  mailing_id: string,
  subject: string,
  segment: string | null,
): Promise<void> {
  const mails = await context.em.execute<object[]>(
    `insert into "mail" ("kind", "recipient", "mailing_id", "subscription_id")
     select 'newsletter', "email", ?, "id" from ${READERS} returning 1`,
    [mailing_id, segment, segment],
  );
  await recordActivity(context, 'newsletter.started', { subject, count: mails.length });
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

async function textOf(context: Context, input: MailingInput): Promise<MailingText> {
  const { subject = '', intro = '', items = [], countsClicks = false } = input;
  return {
    mailing_id: NO_ID,
    title: subject,
    intro: paragraphs(intro),
    items: await readItems(context, items),
    countsClicks,
  };
}

/** Returns the paragraphs of a plain text as HTML. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Returns the admin as the reader of a preview. The unsubscribe link contains an unknown id. */
const testReader = ({ account }: SignedIn) => ({ id: NO_ID, email: account.email, consentedAt: new Date() });

/** Canada's Anti-Spam Legislation, section 6: every newsletter contains the postal address. The default is only a town. */
const hasPostalAddress = ({ address }: { address: string }) => /\d/.test(address);

async function requireComplete(
  context: Context,
  { subject, items = [], segment }: MailingInput,
): Promise<void> {
  const errors: FieldErrors = {};
  if (!subject) errors['subject'] = 'Enter a subject.';
  if (items.length === 0) errors['items'] = 'Choose at least one article or project.';
  if (!hasPostalAddress(await readBusiness(context)))
    errors['address'] =
      'Enter the street address or the P.O. box under Pages, Business: each newsletter must contain it.';
  if ((await countReaders(context.em, segment)) === 0)
    errors['segment'] = 'Nobody has confirmed a subscription yet.';
  if (Object.keys(errors).length > 0) throw new BadInput(errors);
}
