import type { FastifyBaseLogger } from 'fastify';
import { withClient } from './client.ts';

/** An arbitrary number. It must not change, because processes of two releases start at the same time. */
const SETUP_KEY = 1_640_995_200;
/** Time after which a waiting process logs that it waits, in milliseconds. */
const LOG_AFTER = 5_000;

/**
 * Runs `work` under a lock that all processes take before they prepare this database; others wait without a
 * limit. The lock ends with its transaction, and with the connection of a crashed process. A session lock
 * would remain in a transaction pooler.
 */
export async function withSetupLock<T>(
  connectionString: string,
  log: FastifyBaseLogger,
  work: () => Promise<T>,
): Promise<T> {
  return withClient({ connectionString, keepAlive: true, application_name: 'setup' }, async (client) => {
    const waiting = setTimeout(() => log.info('waiting for another process to finish its setup'), LOG_AFTER);
    try {
      await client.query(
        'begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
      );
      await client.query('select pg_advisory_xact_lock($1)', [SETUP_KEY]);
    } finally {
      clearTimeout(waiting);
    }
    const result = await work();
    await client.query('commit');
    return result;
  });
}
