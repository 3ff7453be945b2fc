import type { EntityManager } from '@mikro-orm/postgresql';
import { systemContext } from '../platform/access/context.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent } from '../platform/database/write-content.ts';
import { enqueueJob, type JobKind } from '../platform/job/queue.ts';

/** Invalidates all caches when a scheduled post comes out. */
export const publishJob: JobKind = {
  name: 'blog-publish',
  maxTries: 20,
  run: (app) => writeContent(systemContext(app), async () => {}),
};

/** Queues, in the transaction of `em`, the invalidation of all caches at the time of a publication. */
export async function scheduleInvalidation(em: EntityManager, time: Date | null): Promise<void> {
  if (time && time > (await databaseTime(em))) await enqueueJob(em, publishJob, {}, time);
}
