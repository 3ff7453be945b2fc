import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { withClient } from './client.ts';

/** Milliseconds between two checks. */
const INTERVAL = 10_000;
/** Consecutive failed checks after which the pool counts as exhausted: a minute and a half with the time of each check. */
const MAX_FAILURES = 6;

interface Watch {
  onExhausted: () => void;
  signal: AbortSignal;
  interval?: number;
}

/**
 * Calls `onExhausted` once when `pool` hands out no connection for more than a minute although a new connection works, until
 * `signal` aborts. Timeouts return every connection within seconds, so only a leak takes that long.
 */
export function watchPool(pool: Pool, watch: Watch): void {
  void check(pool, watch);
}

async function check(pool: Pool, { onExhausted, signal, interval = INTERVAL }: Watch): Promise<void> {
  for (let failures = 0; failures < MAX_FAILURES; ) {
    await delay(interval, undefined, { ref: false, signal }).catch(() => {});
    if (signal.aborted) return;
    failures = (await isExhausted(pool)) ? failures + 1 : 0;
  }
  onExhausted();
}

async function isExhausted(pool: Pool): Promise<boolean> {
  try {
    (await pool.connect()).release();
    return false;
  } catch {
    return canConnect(pool.options.connectionString);
  }
}

function canConnect(connectionString: string | undefined): Promise<boolean> {
  const config = { connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  return withClient(config, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
}
