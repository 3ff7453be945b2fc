import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueueOptions } from 'pg-boss';
import type { App } from '../access/context.ts';
import { transactionOf } from '../database/job-queue.ts';
import { mailsOfLead, type Recipient } from './state.ts';

export const MAIL_QUEUE = 'mail';

/** The data of a job; the message is composed when it is sent. */
export interface MailJob {
  leadId: string;
  to: Recipient;
  /** Whether it is a reply of an admin, whose id is the job's. */
  isReply?: true;
}

/** A mail to queue; `id` is for a job that must have a certain id. */
type NewMail = MailJob & { id?: string };

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

/**
 * Retries after 5 to 10 seconds, then with growing pauses of up to 8 to 15 minutes, for about three years.
 */
export const mailQueueOptions: QueueOptions = {
  retryLimit: 100_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  // Longer than all timeouts of the transport together.
  expireInSeconds: 5 * 60,
  // Detects a process that died while sending after half a minute.
  heartbeatSeconds: 30,
  // pg-boss drops jobs after two weeks by default.
  retentionSeconds: 10 * 365 * DAY,
  // Never deletes jobs: a mail's state is available as long as its lead.
  deleteAfterSeconds: 0,
};

/** Creates the queue; must run before the first lead. */
export async function createMailQueue({ database: { em, jobs } }: App): Promise<void> {
  await jobs.createQueue(MAIL_QUEUE, mailQueueOptions);
  await jobs.updateQueue(MAIL_QUEUE, mailQueueOptions);
  // Not in a migration, because pg-boss creates its table itself.
  await em.execute(`
    create index if not exists "pending_mail" on "pgboss"."job" ("created_on")
    where "name" = 'mail' and "state" in ('created', 'retry', 'active', 'failed')`);
  await em.execute(`create index if not exists "mail_of_lead" on "pgboss"."job" (("data"->>'leadId'))`);
}

/** Enqueues mails in the transaction that stores their leads. */
export async function enqueueMails({ database }: App, em: EntityManager, mails: NewMail[]): Promise<void> {
  const jobs = mails.map(({ id, ...data }) => ({ ...(id && { id }), data }));
  await database.jobs.insert(MAIL_QUEUE, jobs, { db: transactionOf(em) });
}

/** Holds a mail in the transaction of `em` until `releaseMails`. */
export async function holdMail({ database: { jobs } }: App, em: EntityManager, id: string): Promise<void> {
  await jobs.cancel(MAIL_QUEUE, id, { db: transactionOf(em) });
}

/** Queues the held mails of a lead again in the transaction of `em`, when an admin unmarks it as spam. */
export async function releaseMails(
  { database: { jobs } }: App,
  em: EntityManager,
  leadId: string,
): Promise<void> {
  const held = (await mailsOfLead(em, leadId)).filter(({ state }) => state === 'held').map(({ id }) => id);
  if (held.length > 0) await jobs.resume(MAIL_QUEUE, held, { db: transactionOf(em) });
}

/** Queues a held mail again in the transaction of `em`. */
export async function resumeMail({ database: { jobs } }: App, em: EntityManager, id: string): Promise<void> {
  await jobs.resume(MAIL_QUEUE, id, { db: transactionOf(em) });
}

/** Makes a failed mail due at once, in the transaction of `em`. */
export async function retryMail({ database: { jobs } }: App, em: EntityManager, id: string): Promise<void> {
  const db = transactionOf(em);
  await jobs.retry(MAIL_QUEUE, id, { db });
  await jobs.update(MAIL_QUEUE, undefined, { id, startAfter: 0, db });
}
