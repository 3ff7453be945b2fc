import type { EntityManager } from '@mikro-orm/postgresql';
import { enqueueBatch, withdrawBatch } from '../../mail/batch.ts';
import { changeMails, type MailState } from '../../mail/service.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import { type Context, contextOf, type SignedIn, systemContext } from '../../platform/access/context.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { type ContentIds, claimContentId } from '../../platform/database/content-id.ts';
import { enqueueJob, type JobKind } from '../../platform/job/queue.ts';
import { requireSendable } from './complete.ts';
import { newsletterMail, textOf } from './compose.ts';
import { isEmpty, readDraft, saveDraft } from './draft.service.ts';
import { type Mailing, MailingEntity } from './entity.ts';
import { READERS } from './readers.ts';
import { reportMailings } from './report.ts';
import type { MailingInput, MailingType } from './type.ts';

/** Starts a scheduled mailing; one that was cancelled or has started does nothing. */
export const mailingJob: JobKind<{ mailing_id: string }> = {
  name: 'mailing',
  maxTries: 100,
  run: async (app, { mailing_id }) => {
    const mailing = await systemContext(app).em.findOne(MailingEntity, { mailing_id });
    const context = await contextOf(app, mailing?.startedBy);
    await context.em.transactional(async (em) => {
      const within = { ...context, em };
      await updateTexts(within, mailing_id);
      await queueMails(within, mailing_id);
    });
  },
};

/**
 * Sends a newsletter now, or schedules it, and deletes the caller's draft. A second call with the same id
 * returns the first mailing. Withdraws the mailings that it replaces. Throws BAD_USER_INPUT if it is
 * incomplete, has no postal address or readers, or if a replaced mailing is being sent already.
 */
export async function startMailing(
  context: SignedIn,
  { id: mailing_id, replaces }: ContentIds,
  input: MailingInput,
  scheduledFor: Date | null,
): Promise<MailingType> {
  await context.em.transactional(async (em) => {
    const within = { ...context, em };
    const isNew = await claimContentId(em, {
      id: mailing_id,
      replaces,
      name: 'id',
      content: [input, scheduledFor],
      withdraw: (earlier) => withdrawMailing(em, earlier),
    });
    if (!isNew) return;
    await requireSendable(within, input);
    if (scheduledFor && scheduledFor <= (await databaseTime(em)))
      throw new BadInput({ scheduledFor: 'Choose a time in the future.' });
    const { segment = null } = input;
    const text = await textOf(within, input);
    const startedBy = context.account.email;
    const mailing = { ...text, mailing_id, input, segment, scheduledFor, startedAt: null, startedBy };
    await em.insert(MailingEntity, mailing);
    if (scheduledFor) await enqueueJob(em, mailingJob, { mailing_id }, scheduledFor);
    else await queueMails(within, mailing_id);
    await saveDraft(within, null);
  });
  return requireReport(context, mailing_id);
}

/** Reads the texts of a scheduled mailing again. Keeps them if an item is not public any more. */
async function updateTexts(context: Context, mailing_id: string): Promise<void> {
  const input = await lockScheduled(context, mailing_id);
  if (!input) return;
  try {
    await storeText(context, mailing_id, input);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
  }
}

/** Returns the input of a mailing that has not started, and locks the mailing; undefined for others. */
export async function lockScheduled({ em }: Context, mailing_id: string): Promise<MailingInput | undefined> {
  const [mailing] = await em.execute<{ input: MailingInput }[]>(
    `select "input" from "mailing" where "mailing_id" = ? and "startedAt" is null for update`,
    [mailing_id],
  );
  return mailing?.input;
}

/** Stores an input in a mailing, with its text as of now. Throws BadInput if an item is not public. */
export async function storeText(context: Context, mailing_id: string, input: MailingInput): Promise<void> {
  const { title, intro, items } = await textOf(context, input);
  await context.em.nativeUpdate(MailingEntity, { mailing_id }, { title, intro, items, input });
}

/** Deletes a mailing of which no mail has been tried. Throws BadInput for another one. */
async function withdrawMailing(em: EntityManager, mailing_id: string): Promise<void> {
  if (!(await withdrawBatch(em, mailing_id)))
    throw new BadInput({
      replaces: 'The earlier version is being sent already, so this one was not sent.',
    });
  await em.nativeDelete(MailingEntity, { mailing_id });
}

/**
 * Makes a scheduled mailing the caller's draft again. Throws NOT_FOUND once it has started, and
 * BAD_USER_INPUT if the caller writes another one.
 */
export function cancelMailing(context: SignedIn, mailing_id: string): Promise<void> {
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const [mailing] = await em.execute<Pick<Mailing, 'input'>[]>(
      `delete from "mailing" where "mailing_id" = ? and "startedAt" is null returning "input"`,
      [mailing_id],
    );
    if (!mailing) throw new AppError('NOT_FOUND', 'This newsletter is not scheduled any more.');
    if (!isEmpty(await readDraft(within)))
      throw new BadInput({
        id: 'It becomes a draft again: first send or empty the newsletter that you are writing.',
      });
    await saveDraft(within, mailing.input);
  });
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
  // The lock makes an erasure wait, which then deletes the mail too.
  const readers = await em.execute<{ email: string }[]>(`select "email" from ${READERS} for share`, [
    segment,
    segment,
  ]);
  const emails = readers.map(({ email }) => email);
  await enqueueBatch(em, newsletterMail, mailing_id, emails);
  // A scheduled mailing may have lost its last reader.
  await recordActivity(context, 'newsletter.started', { subject, count: emails.length });
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

async function requireReport({ em }: Context, mailing_id: string): Promise<MailingType> {
  const [report] = await reportMailings(em, { mailing_id });
  if (!report) throw new AppError('NOT_FOUND', 'There is no such mailing.');
  return report;
}
