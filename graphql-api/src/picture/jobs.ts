import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../access/context.ts';
import { consumeQueue, transactionOf } from '../database/job-queue.ts';
import { makeVariants } from './service.ts';

const QUEUE = 'picture';

/** Queues, within the transaction of `em`, the encoding of every width and format of a picture. */
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

/**
 * Starts the worker of the queue. It encodes one picture at a time, so that the processor stays available for
 * visitors.
 */
export async function startPictureJobs(app: App): Promise<void> {
  await consumeQueue<{ picture_id: string }>(app.database.jobs, QUEUE, ({ data }) =>
    makeVariants(app.database.em.fork(), app, data.picture_id),
  );
}
