import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type Job, type PgBoss } from 'pg-boss';

/**
 * Adapts the open transaction of `em` for pg-boss: a job sent with it exists only if the transaction commits.
 * Throws outside a transaction, where a job could outlive or precede its subject.
 */
export function transactionOf(em: EntityManager): ReturnType<typeof fromKysely> {
  const transaction = em.getTransactionContext();
  if (!transaction) throw new Error('A job is sent within the transaction that it belongs to.');
  return fromKysely(transaction);
}

/** Interval of polling an empty queue, in seconds. */
const POLLING = 2;

/** Thrown by a job that must not be retried: the job stays failed with this message until an admin retries it. */
export class PermanentFailure extends Error {}

/**
 * Processes the jobs of a queue one at a time, without a pause between them. Retries a job that throws as configured
 * in its queue, unless it throws a PermanentFailure. Returns the worker's id for `jobs.notifyWorker`.
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
        // pg-boss's status for 'failed permanently'; without a dead letter queue the job stays failed.
        return [{ id, status: output instanceof PermanentFailure ? 'deadletter' : 'failed', output }];
      } finally {
        jobs.notifyWorker(worker);
      }
    },
  );
  return worker;
}
