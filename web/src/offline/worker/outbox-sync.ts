import { syncTag } from '../outbox/background-sync.ts';
import { notify } from '../outbox/delivery-notification.ts';
import { drain } from '../outbox/drain.ts';

// Not in TypeScript's library: Chromium only.
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Empties the outbox when the browser says that the connection is back, with the site open or closed. */
export function sendOnSync(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === syncTag) sync.waitUntil(emptyOutbox(worker.registration));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(showOutbox(worker.clients));
  });
}

async function emptyOutbox(registration: ServiceWorkerRegistration): Promise<void> {
  const left = await drain({
    hurry: true,
    waitForLocks: true,
    tell: (item, outcome) => notify(registration, item, outcome),
  });
  // A rejection makes the browser come back later.
  if (left > 0) throw new Error(`${left} submissions still wait`);
}

/** Shows the outbox in the tab that has it open, or in a new one: never instead of a form that is being filled in. */
async function showOutbox(clients: Clients): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === '/outbox');
  await (open ? open.focus() : clients.openWindow('/outbox'));
}
