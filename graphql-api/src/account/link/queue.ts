import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../../access/context.ts';
import { transactionOf } from '../../database/job-queue.ts';
import type { LinkPurpose } from './entity.ts';

export const QUEUE = 'password-link';

/** A mail to send. The job creates the token, so that the queue has none. */
export interface LinkJob {
  email: string;
  purpose: LinkPurpose;
}

/** Creates the queue; must run before the first request. */
export async function createLinkQueue({ database: { jobs } }: App): Promise<void> {
  await jobs.createQueue(QUEUE, {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 5 * 60,
    expireInSeconds: 5 * 60,
    retentionSeconds: 24 * 60 * 60,
    // Jobs contain email addresses.
    deleteAfterSeconds: 60 * 60,
  });
}

/** Queues the mail with a link. */
export async function enqueueLink({ database }: App, em: EntityManager, job: LinkJob): Promise<void> {
  await em.transactional(async (within) => {
    await database.jobs.send(QUEUE, job, { db: transactionOf(within) });
  });
}
