import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../access/context.ts';
import { consumeQueue, transactionOf } from '../database/job-queue.ts';
import { makeVariants } from './service.ts';

const QUEUE = 'picture';

/** Asks, within the transaction of `em`, for every width and format of a picture to be made in the background. */
export async function prepareVariants(
  { database }: App,
  em: EntityManager,
  picture_id: string,
): Promise<void> {
  await database.jobs.send(QUEUE, { picture_id }, { db: transactionOf(em) });
}

/** Creates the queue; must run before the first `prepareVariants`. */
export async function createPictureQueue({ database }: App): Promise<void> {
  await database.jobs.createQueue(QUEUE, { retryLimit: 5, retryBackoff: true });
}

/** Starts to consume the queue, one picture at a time so that visitors have the processor. */
export async function startPictureJobs(app: App): Promise<void> {
  await consumeQueue<{ picture_id: string }>(app.database.jobs, QUEUE, ({ data }) =>
    makeVariants(app.database.em.fork(), app, data.picture_id),
  );
}
