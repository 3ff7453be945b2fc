import { syncTag } from '../outbox/background-sync.ts';
import { notify } from '../outbox/delivery-notification.ts';
import { drain } from '../outbox/drain.ts';

// Not in TypeScript's library: Chromium only.
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends the outbox when the browser reports that the connection is back, with the site open or closed. */
export function sendOnSync(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === syncTag) sync.waitUntil(sendOutbox(worker.registration));
  });
}

async function sendOutbox(registration: ServiceWorkerRegistration): Promise<void> {
  const left = await drain({
    ignoreBackOff: true,
    waitForLocks: true,
    notify: (item, outcome) => notify(registration, item, outcome),
  });
  // After a rejection the browser repeats the event later.
  if (left > 0) throw new Error(`${left} submissions still wait`);
}
