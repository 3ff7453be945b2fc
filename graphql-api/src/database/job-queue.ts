import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type Job, type PgBoss } from 'pg-boss';

/**
 * The open transaction of `em` as pg-boss takes it: a job sent with it exists if and only if the transaction commits.
 * Throws outside a transaction, where a job could outlive or precede what it is about.
 */
export function transactionOf(em: EntityManager): ReturnType<typeof fromKysely> {
  const transaction = em.getTransactionContext();
  if (!transaction) throw new Error('A job is sent within the transaction that it belongs to.');
  return fromKysely(transaction);
}

/** Seconds between looks into an empty queue. */
const POLLING = 2;

/** Thrown by a job that is not to be tried again: it ends as failed, with this message, until somebody retries it. */
export class PermanentFailure extends Error {}

/**
 * Works a queue off, one job at a time: of a larger batch that fails every job is run again. After a job it looks for the
 * next at once. A job that throws is retried as its queue says, unless it throws a PermanentFailure. Gives the worker's
 * id, for `jobs.notifyWorker`.
 */
export async function consumeQueue<Data extends object>(
  jobs: PgBoss,
  name: string,
  run: (job: Job<Data>) => Promise<void>,
): Promise<string> {
  const worker = await jobs.work<Data>(
    name,
    { batchSize: 1, pollingIntervalSeconds: POLLING, perJobResults: true },
    async ([job]) => {
      if (!job) return [];
      const { id } = job;
      try {
        await run(job);
        return [{ id, status: 'completed' }];
      } catch (output) {
        // pg-boss's status for 'failed permanently'; without a queue for dead letters the job just stays failed.
        return [{ id, status: output instanceof PermanentFailure ? 'deadletter' : 'failed', output }];
      } finally {
        jobs.notifyWorker(worker);
      }
    },
  );
  return worker;
}
