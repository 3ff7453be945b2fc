import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { canConnect } from './client.ts';

/** Milliseconds between two checks. */
const INTERVAL = 10_000;
/** Consecutive failed checks until the pool counts as exhausted: 90 seconds with the time of each check. */
const MAX_FAILURES = 6;

interface Watch {
  onExhausted: () => void;
  signal: AbortSignal;
  interval?: number;
}

/**
 * Calls `onExhausted` once when `pool` hands out no connection for over a minute while a new connection
 * works, until `signal` aborts. Timeouts return connections within seconds; only a leak takes that long.
 */
export async function watchPool(
  pool: Pool,
  { onExhausted, signal, interval = INTERVAL }: Watch,
): Promise<void> {
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
