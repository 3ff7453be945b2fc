import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueueOptions } from 'pg-boss';
import type { App } from '../access/context.ts';
import { transactionOf } from '../database/job-queue.ts';

export const PUSH_QUEUE = 'push';

/** The data of a job; the notification is written when it is sent. */
export interface PushJob {
  leadId: string;
  /** The `push_id` of the device. */
  device: string;
}

const DAY = 24 * 60 * 60;

/** Retries for two weeks, with growing pauses of up to 15 minutes. */
const options: QueueOptions = {
  retryLimit: 2_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  // Longer than the timeout of a request.
  expireInSeconds: 60,
  retentionSeconds: 14 * DAY,
  deleteAfterSeconds: DAY,
};

/** Creates the queue; must run before the first lead. */
export async function createPushQueue({ database: { jobs } }: App): Promise<void> {
  await jobs.createQueue(PUSH_QUEUE, options);
  await jobs.updateQueue(PUSH_QUEUE, options);
}

/** Enqueues a notification of each lead for each device, in the transaction that stores the leads. */
export async function enqueuePushes({ database }: App, em: EntityManager, leadIds: string[]): Promise<void> {
  const devices = await em.execute<{ device: string }[]>(
    `select "push_id"::text as "device" from "push_device" where "enabled"`,
  );
  if (devices.length === 0) return;
  const jobs = leadIds.flatMap((leadId) => devices.map(({ device }) => ({ data: { leadId, device } })));
  await database.jobs.insert(PUSH_QUEUE, jobs, { db: transactionOf(em) });
}
