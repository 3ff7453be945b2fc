import type { App } from '../context.ts';

const QUEUE = 'purge';
/** How long a deletion can be undone. */
const KEPT = '30 days';

/** Creates the queue of the purge. */
export async function createPurgeQueue({ database }: App): Promise<void> {
  await database.jobs.createQueue(QUEUE, { policy: 'short', retryLimit: 3, retryBackoff: true });
}

/** Lets go of what was deleted a month ago, once a day in one process of all. */
export async function startPurge(app: App): Promise<void> {
  await app.database.jobs.schedule(QUEUE, '41 4 * * *', null, { missed: 'once' });
  await app.database.jobs.work(QUEUE, { batchSize: 1, pollingIntervalSeconds: 60 }, () => purge(app));
}

/** Deletes for good what was deleted thirty days ago; nobody sees any of it, so nothing cached changes. */
export async function purge({ database }: App): Promise<void> {
  await database.em.fork().transactional(async (em) => {
    for (const table of ['blog', 'location_page', 'portfolio_item']) {
      await em.execute(`delete from "${table}" where "deletedAt" < now() - interval '${KEPT}'`);
    }
    await em.execute(
      `delete from "old_slug" where "kind" = 'blog' and "id" not in (select "blog_id" from "blog")
         or "kind" = 'location' and "id" not in (select "location_id" from "location_page")`,
    );
  });
}
