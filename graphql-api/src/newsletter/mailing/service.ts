import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Entry } from '../../entry/entity.ts';
import { fieldsOf } from '../../entry/kind.ts';
import { enqueueBatch } from '../../mail/batch.ts';
import { changeMails, type MailState } from '../../mail/service.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { newsletterMail, textOf, valuesOf } from './compose.ts';
import { AGAIN, FIRST, type Mailing, MailingEntity } from './entity.ts';
import { lockReaders, readersIn, readersWithoutClick } from './readers.ts';
import { reportMailings } from './report.ts';
import type { MailingType } from './type.ts';

/** Queues a mail of a newsletter to each of its readers, in the transaction that publishes it. */
export async function startMailing(context: Context, entry: Entry): Promise<void> {
  const fields = fieldsOf(entry);
  const { segment = null } = valuesOf(fields);
  const mailing = { ...(await textOf(context, fields)), number: entry.number, round: FIRST, segment };
  await queueMails(context, mailing, await lockReaders(context.em, readersIn(segment)));
}

/**
 * Sends the newsletter of a mailing again to those who opened none of its links, in the same words. A second
 * call returns the first result. Throws NOT_FOUND, and BAD_USER_INPUT if it counts no clicks or is not sent.
 */
export async function resendMailing(context: SignedIn, mailing_id: string): Promise<MailingType> {
  const again = await context.em.transactional(async (em) => {
    const within = { ...context, em };
    const first = await lockMailing(em, mailing_id);
    const { number } = first;
    const earlier = await em.findOne(MailingEntity, { number, round: AGAIN });
    if (earlier) return earlier.mailing_id;
    await requireResendable(within, first);
    const emails = await lockReaders(em, readersWithoutClick(mailing_id));
    if (emails.length === 0) throw new BadInput({ id: 'Each reader has opened a link.' });
    return queueMails(within, { ...first, round: AGAIN }, emails);
  });
  return requireReport(context, again);
}

/** Returns a mailing, and locks it until the end of the transaction. Throws NOT_FOUND. */
async function lockMailing(em: EntityManager, mailing_id: string): Promise<Mailing> {
  await em.execute(`select 1 from "mailing" where "mailing_id" = ? for update`, [mailing_id]);
  const mailing = await em.findOne(MailingEntity, { mailing_id, round: FIRST });
  if (!mailing) throw new AppError('NOT_FOUND', 'There is no such mailing.');
  return mailing;
}

async function requireResendable(context: Context, { mailing_id, countsClicks }: Mailing): Promise<void> {
  if (!countsClicks)
    throw new BadInput({ id: 'This newsletter counted no clicks, so nobody knows who opened a link.' });
  const { state } = await requireReport(context, mailing_id);
  if (state !== 'sent') throw new BadInput({ id: 'This newsletter is still being sent.' });
}

/** Stores a mailing and queues its mails, in the transaction of the context. Returns its id. */
async function queueMails(
  context: Context,
  { title, intro, items, countsClicks, number, round, segment }: Omit<Mailing, 'startedAt' | 'startedBy'>,
  emails: string[],
): Promise<string> {
  const { em, account } = context;
  const mailing_id = randomUUID();
  const started = { startedAt: await databaseTime(em), startedBy: account?.email ?? null };
  const text = { title, intro, items, countsClicks };
  await em.insert(MailingEntity, { mailing_id, number, round, segment, ...text, ...started });
  await enqueueBatch(em, newsletterMail, mailing_id, emails);
  await recordActivity(context, 'newsletter.started', { subject: title, count: emails.length });
  return mailing_id;
}

/** Pauses, continues or retries a mailing; a mail that is being sent is still sent. Throws NOT_FOUND. */
export async function changeMailing(
  context: Context,
  mailing_id: string,
  from: MailState,
  to: 'queued' | 'held',
): Promise<MailingType> {
  await changeMails(context.em, ['batch_id', mailing_id], from, to);
  return requireReport(context, mailing_id);
}

async function requireReport({ em }: Pick<Context, 'em'>, mailing_id: string): Promise<MailingType> {
  const [report] = await reportMailings(em, { mailing_id });
  if (!report) throw new AppError('NOT_FOUND', 'There is no such mailing.');
  return report;
}
