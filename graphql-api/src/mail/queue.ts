import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueueOptions } from 'pg-boss';
import type { App } from '../access/context.ts';
import { transactionOf } from '../database/job-queue.ts';
import { mailsOfLead, type Recipient } from './state.ts';

export const MAIL_QUEUE = 'mail';

/** The data of a job; the message is written when it is sent. */
export interface MailJob {
  leadId: string;
  to: Recipient;
}

/** Counts a permanent rejection of a mail in the data of its job; returns the number so far. */
export async function countRejection({ database }: App, id: string): Promise<number> {
  const [job] = await database.em.fork().execute<{ rejections: number }[]>(
    `update "pgboss"."job" set "data" = "data" || jsonb_build_object('rejections', coalesce("data"->>'rejections', '0')::int + 1)
     where "name" = 'mail' and "id" = ? returning ("data"->>'rejections')::int as "rejections"`,
    [id],
  );
  return job?.rejections ?? 0;
}

const DAY = 24 * 60 * 60;

/** Tried again after 5 to 10 seconds, then ever later, at last every 8 to 15 minutes, for some three years. */
const options: QueueOptions = {
  retryLimit: 100_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  // Longer than every time-out of the transport together.
  expireInSeconds: 5 * 60,
  // A process that dies while it sends a mail is missed after half a minute.
  heartbeatSeconds: 30,
  // pg-boss drops a job after two weeks unless configured otherwise.
  retentionSeconds: 10 * 365 * DAY,
  // Never: what became of a mail is known as long as its lead is.
  deleteAfterSeconds: 0,
};

/** Creates the queue; must run before the first lead. */
export async function createMailQueue({ database: { em, jobs } }: App): Promise<void> {
  await jobs.createQueue(MAIL_QUEUE, options);
  await jobs.updateQueue(MAIL_QUEUE, options);
  // Not in a migration, because pg-boss creates its table itself.
  await em.execute(`create index if not exists "mail_of_lead" on "pgboss"."job" (("data"->>'leadId'))`);
}

/** Enqueues mails within the transaction that stores their leads: either all of it exists or nothing. */
export async function enqueueMails({ database }: App, em: EntityManager, mails: MailJob[]): Promise<void> {
  const jobs = mails.map((data) => ({ data }));
  await database.jobs.insert(MAIL_QUEUE, jobs, { db: transactionOf(em) });
}

/** Holds the mail that is about to be sent, within the transaction of `em`, until `releaseMails`. */
export async function holdMail({ database: { jobs } }: App, em: EntityManager, id: string): Promise<void> {
  await jobs.cancel(MAIL_QUEUE, id, { db: transactionOf(em) });
}

/** Queues again the mails of a lead that were held while it was marked as spam, within the transaction of `em`. */
export async function releaseMails(
  { database: { jobs } }: App,
  em: EntityManager,
  leadId: string,
): Promise<void> {
  const held = (await mailsOfLead(em, leadId)).filter(({ state }) => state === 'held').map(({ id }) => id);
  if (held.length > 0) await jobs.resume(MAIL_QUEUE, held, { db: transactionOf(em) });
}

/** Has a failed mail tried again at once, within the transaction of `em`. */
export async function retryMail({ database: { jobs } }: App, em: EntityManager, id: string): Promise<void> {
  const db = transactionOf(em);
  await jobs.retry(MAIL_QUEUE, id, { db });
  await jobs.update(MAIL_QUEUE, undefined, { id, startAfter: 0, db });
}
