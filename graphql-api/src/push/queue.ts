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

/** SQL expression for the `push_id` of each device that gets notifications, as an array of texts. */
export const ENABLED_DEVICES = `array(select "push_id"::text from "push_device" where "enabled")`;

/** Enqueues a notification of a lead for each of these devices, in the transaction that stores the lead. */
export async function enqueuePushes(
  { database }: App,
  em: EntityManager,
  leadId: string,
  devices: string[],
): Promise<void> {
  if (devices.length === 0) return;
  const jobs = devices.map((device) => ({ data: { leadId, device } }));
  await database.jobs.insert(PUSH_QUEUE, jobs, { db: transactionOf(em) });
}
