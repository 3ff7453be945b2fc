import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../../rules/field/check.ts';
import { readBusiness } from '../../business/service.ts';
import { changeMails, type MailState } from '../../mail/service.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import { type Context, type SignedIn, systemContext } from '../../platform/access/context.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { enqueueJob, type JobKind } from '../../platform/job/queue.ts';
import { textOf } from './compose.ts';
import { type Mailing, MailingEntity } from './entity.ts';
import { reportMailings } from './report.ts';
import type { MailingInput, MailingType } from './type.ts';

/** Starts a scheduled mailing; one that was cancelled or has started does nothing. */
export const mailingJob: JobKind<{ mailing_id: string }> = {
  name: 'mailing',
  maxTries: 100,
  run: async (app, { mailing_id }) => {
    const context = systemContext(app);
    await context.em.transactional((em) => queueMails({ ...context, em }, mailing_id));
    app.mailWorker?.poll();
  },
};

/**
 * Sends a newsletter to its readers now, or schedules it, and deletes the caller's draft. A second call with the same id returns
 * the first mailing. Throws BAD_USER_INPUT if it is incomplete, and without a postal address or readers.
 */
export async function startMailing(
  context: SignedIn,
  mailing_id: string,
  input: MailingInput,
  scheduledFor: Date | null,
): Promise<MailingType> {
  await requireComplete(context, input);
  const { segment = null } = input;
  const mailing = { ...(await textOf(context, input)), mailing_id, segment, scheduledFor, startedAt: null };
  await context.em.transactional(async (em) => {
    if (scheduledFor && scheduledFor <= (await databaseTime(em)))
      throw new BadInput({ scheduledFor: 'Choose a time in the future.' });
    const { affectedRows } = await em
      .createQueryBuilder(MailingEntity)
      .insert({ ...mailing, startedBy: context.account.email })
      .onConflict('mailing_id')
      .ignore()
      .execute('run');
    if (affectedRows === 0) return;
    if (scheduledFor) await enqueueJob(em, mailingJob, { mailing_id }, scheduledFor);
    else await queueMails({ ...context, em }, mailing_id);
    await saveDraft({ ...context, em }, null);
  });
  context.app.mailWorker?.poll();
  return requireReport(context, mailing_id);
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

/** Counts the confirmed subscribers, or those of a page. */
export async function countReaders(em: EntityManager, segment: string | null = null): Promise<number> {
  const sql = `select count(*)::int as "count" from ${READERS}`;
  const [row] = await em.execute<{ count: number }[]>(sql, [segment, segment]);
  return row?.count ?? 0;
}

/** Starts a mailing that has not started: queues a mail for each reader, in the transaction of `em`. */
async function queueMails(context: Context, mailing_id: string): Promise<void> {
  const { em } = context;
  const [mailing] = await em.execute<Pick<Mailing, 'title' | 'segment'>[]>(
    `update "mailing" set "startedAt" = now() where "mailing_id" = ? and "startedAt" is null returning "title", "segment"`,
    [mailing_id],
  );
  if (!mailing) return;
  const { title: subject, segment = null } = mailing;
  const mails = await em.execute<object[]>(
    `insert into "mail" ("kind", "recipient", "mailing_id", "subscription_id")
     select 'newsletter', "email", ?, "id" from ${READERS} returning 1`,
    [mailing_id, segment, segment],
  );
  // A scheduled mailing may have lost its last reader.
  await recordActivity(context, 'newsletter.started', { subject, count: mails.length });
}

/** Pauses and continues a mailing, or sends its failed mails again; a mail that is being sent is still sent. Throws NOT_FOUND. */
export async function changeMailing(
  context: Context,
  mailing_id: string,
  from: MailState,
  to: 'queued' | 'held',
): Promise<MailingType> {
  await changeMails(context.em, ['mailing_id', mailing_id], from, to);
  return requireReport(context, mailing_id);
}

async function requireReport({ em }: Context, mailing_id: string): Promise<MailingType> {
  const [report] = await reportMailings(em, { mailing_id });
  if (!report) throw new AppError('NOT_FOUND', 'There is no such mailing.');
  return report;
}

/** Canada's Anti-Spam Legislation, section 6: every newsletter contains the postal address. The default is only a town. */
export const hasPostalAddress = ({ address }: { address: string }) => /\d/.test(address);

/** Throws BadInput with all that is missing. */
export async function requireComplete(
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

/** Returns the newsletter that the caller is writing; null if there is none. */
export async function readDraft({
  account,
  em,
}: Pick<SignedIn, 'account' | 'em'>): Promise<MailingInput | null> {
  const [row] = await em.execute<{ input: MailingInput }[]>(
    `select "input" from "mailing_draft" where "account_id" = ?`,
    [account.account_id],
  );
  return row?.input ?? null;
}

/** Stores the newsletter that the caller is writing, or deletes it, in the transaction of `em`. */
export async function saveDraft(
  { account, em }: Pick<SignedIn, 'account' | 'em'>,
  input: MailingInput | null,
): Promise<void> {
  if (input === null) {
    await em.execute(`delete from "mailing_draft" where "account_id" = ?`, [account.account_id]);
    return;
  }
  await em.execute(
    `insert into "mailing_draft" ("account_id", "input") values (?, ?::jsonb)
     on conflict ("account_id") do update set "input" = excluded."input", "savedAt" = now()`,
    [account.account_id, JSON.stringify(input)],
  );
}
