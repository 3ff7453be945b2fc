import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../access/context.ts';
import { transactionOf } from '../database/job-queue.ts';
import { mailQueueOptions } from '../mail/queue.ts';

/** A separate queue, so that the mails of leads do not wait for a newsletter. */
export const MAILING_QUEUE = 'newsletter';

/** The data of a job, whose id is the recipient's. */
export interface MailingJob {
  mailing_id: string;
}

/** Creates the queue; must run before the first mailing. */
export async function createMailingQueue({ database: { jobs } }: App): Promise<void> {
  await jobs.createQueue(MAILING_QUEUE, mailQueueOptions);
  await jobs.updateQueue(MAILING_QUEUE, mailQueueOptions);
}

/** Enqueues a job for each recipient in the transaction of `em`, in batches with pauses. */
export async function enqueueMailing(
  { database, limits }: App,
  em: EntityManager,
  mailing_id: string,
  recipientIds: string[],
): Promise<void> {
  const { mailingBatch, mailingPauseMs } = limits;
  const jobs = recipientIds.map((id, index) => ({
    id,
    data: { mailing_id },
    startAfter: (Math.floor(index / mailingBatch) * mailingPauseMs) / 1000,
  }));
  await database.jobs.insert(MAILING_QUEUE, jobs, { db: transactionOf(em) });
}

/** Holds the jobs of a mailing that have not started. */
export async function holdMailing(em: EntityManager, mailing_id: string): Promise<void> {
  await em.execute(
    `update "pgboss"."job" set "state" = 'cancelled', "completed_on" = now()
     where "name" = 'newsletter' and "data"->>'mailing_id' = ? and "state" in ('created', 'retry')`,
    [mailing_id],
  );
}

/** Makes the held jobs of a mailing due again. */
export async function releaseMailing(app: App, em: EntityManager, mailing_id: string): Promise<void> {
  const held = await em.execute<{ id: string }[]>(
    `select "id" from "pgboss"."job"
     where "name" = 'newsletter' and "data"->>'mailing_id' = ? and "state" = 'cancelled' for update`,
    [mailing_id],
  );
  await requeueMails(
    app,
    em,
    held.map(({ id }) => id),
  );
}

/** Makes held or finished jobs due again, in batches with pauses. */
export async function requeueMails({ limits }: App, em: EntityManager, ids: string[]): Promise<void> {
  await em.execute(
    `with "due" as (
       select "id", (row_number() over (order by "start_after", "id") - 1) / ? as "batch" from "pgboss"."job"
       where "name" = 'newsletter' and "id" = any(?::uuid[])
     )
     update "pgboss"."job" "job" set "state" = 'created', "completed_on" = null, "output" = null,
       "start_after" = now() + "batch" * ? * interval '1 millisecond'
     from "due" where "job"."name" = 'newsletter' and "job"."id" = "due"."id"`,
    [limits.mailingBatch, `{${ids.join(',')}}`, limits.mailingPauseMs],
  );
}
