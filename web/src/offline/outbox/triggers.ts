import { onOutboxChange } from '../shared/channel.ts';
import type { OutboxItem } from '../shared/database.ts';
import { notify } from './delivery-notification.ts';
import { drain, type Outcome } from './drain.ts';
import { listItems } from './store.ts';
import { setWaitingCount } from './waiting-count.ts';

// In milliseconds. A due item may be locked by another tab: check again, but not constantly.
const minPause = 2_000;
// A timeout over 2^31 ms fires at once.
const maxPause = 3_600_000;

/** Sends the outbox of this page, one run after another. */
class OutboxSender {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastRun: Promise<unknown> = Promise.resolve();

  async run(options: { ignoreBackOff: boolean; only?: string | undefined }): Promise<void> {
    this.#lastRun = this.#lastRun
      .then(() => drain({ ...options, notify: showNotification }))
      .catch(() => undefined)
      .then(() => this.schedule());
    await this.#lastRun;
  }

  async schedule(): Promise<void> {
    const items = await listItems().catch(() => []);
    setWaitingCount(items.length);
    const due = items
      .filter(({ state }) => state !== 'rejected')
      .map(({ retryAt, notBefore }) => Math.max(retryAt, notBefore));
    clearTimeout(this.#timer);
    if (due.length === 0) return;
    const pause = Math.min(maxPause, Math.max(minPause, Math.min(...due) - Date.now()));
    this.#timer = setTimeout(() => void this.run({ ignoreBackOff: false }), pause);
  }
}

const sender = new OutboxSender();

/** Sends the outbox, or one item of it, now. */
export async function sendWaiting(only?: string): Promise<void> {
  await sender.run({ ignoreBackOff: true, only });
}

/** Sends the outbox now, if the connection or visitor returns, and by timer. Resolves after the first run. */
export function startSending(): Promise<void> {
  window.addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
  onOutboxChange(() => void sender.schedule());
  return sendWaiting();
}

async function showNotification(item: OutboxItem, outcome: Outcome): Promise<void> {
  await notify(await navigator.serviceWorker?.getRegistration(), item, outcome);
}
