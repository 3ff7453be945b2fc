import type { EntityManager } from '@mikro-orm/postgresql';
import { type App, systemContext } from '../access/context.ts';
import { databaseTime } from '../database/clock.ts';
import { transactionOf } from '../database/job-queue.ts';
import { writeContent } from '../database/write-content.ts';

const QUEUE = 'blog-publish';
/** Posts are scheduled weeks ahead. A job that is due while all servers are down stays queued for a year. */
const RETENTION = 365 * 24 * 60 * 60;

/** Queues, in the transaction of `em`, the invalidation of all caches at the time of a publication. */
export async function scheduleInvalidation(
  { database }: App,
  em: EntityManager,
  time: Date | null,
): Promise<void> {
  if (!time || time <= (await databaseTime(em))) return;
  await database.jobs.send(QUEUE, {}, { startAfter: time, db: transactionOf(em) });
}

/** Creates the queue; must run before the first post is scheduled. */
export async function createBlogQueue({ database }: App): Promise<void> {
  await database.jobs.createQueue(QUEUE, {
    retryLimit: 20,
    retryBackoff: true,
    retentionSeconds: RETENTION,
  });
}

/** Starts to invalidate the caches when scheduled posts come out. */
export async function startBlogJobs(app: App): Promise<void> {
  await app.database.jobs.work(QUEUE, { batchSize: 1, pollingIntervalSeconds: 2 }, async () => {
    await writeContent(systemContext(app), async () => {});
  });
}
