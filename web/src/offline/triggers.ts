import { onChange } from './changes.ts';
import type { OutboxItem } from './database.ts';
import { drain, type Verdict } from './drain.ts';
import { listItems } from './outbox.ts';
import { notify } from './verdict-notice.ts';
import { setWaitingCount } from './waiting-count.ts';

// A due item may be in another tab's hands: look again, but not all the time.
const shortestPause = 2_000;
// Longer time-outs than 2^31 ms fire at once.
const longestPause = 3_600_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<unknown> | undefined;

/** Empties the outbox now, or sends one item of it; a call during a run waits for it and runs once more. */
export async function sendWaiting(only?: string): Promise<void> {
  await running;
  await run({ hurry: true, only });
}

/** Sends what waits: at the start, whose end it tells, when the connection or the visitor comes back, and by a timer. */
export function startSending(): Promise<void> {
  window.addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
  onChange(() => void schedule());
  return sendWaiting();
}

async function run(options: { hurry: boolean; only?: string | undefined }): Promise<void> {
  running ??= drain({ ...options, tell })
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  await running;
  await schedule();
}

async function tell(item: OutboxItem, verdict: Verdict): Promise<void> {
  await notify(await navigator.serviceWorker?.getRegistration(), item, verdict);
}

async function schedule(): Promise<void> {
  const items = await listItems().catch(() => []);
  setWaitingCount(items.length);
  const due = items
    .filter(({ state }) => state !== 'refused')
    .map(({ retryAt, notBefore }) => Math.max(retryAt, notBefore));
  clearTimeout(timer);
  if (due.length === 0) return;
  const pause = Math.min(longestPause, Math.max(shortestPause, Math.min(...due) - Date.now()));
  timer = setTimeout(() => void run({ hurry: false }), pause);
}
