import { onOutboxChange } from '../shared/channel.ts';
import type { OutboxItem } from '../shared/database.ts';
import { notify } from './delivery-notification.ts';
import { drain, type Outcome } from './drain.ts';
import { listItems } from './store.ts';
import { setWaitingCount } from './waiting-count.ts';

// Another tab may have locked a due item: look again, but not all the time.
const shortestPause = 2_000;
// Longer time-outs than 2^31 ms fire at once.
const longestPause = 3_600_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Empties the outbox now, or sends one item of it; calls run one after the other. */
export async function sendWaiting(only?: string): Promise<void> {
  await run({ hurry: true, only });
}

/** Sends what waits: at the start, whose end it tells, when the connection or the visitor comes back, and by a timer. */
export function startSending(): Promise<void> {
  window.addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
  onOutboxChange(() => void schedule());
  return sendWaiting();
}

async function run(options: { hurry: boolean; only?: string | undefined }): Promise<void> {
  last = last
    .then(() => drain({ ...options, tell }))
    .catch(() => undefined)
    .then(schedule);
  await last;
}

async function tell(item: OutboxItem, outcome: Outcome): Promise<void> {
  await notify(await navigator.serviceWorker?.getRegistration(), item, outcome);
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
