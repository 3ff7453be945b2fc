import { syncTag } from '../background-sync.ts';
import { drain } from '../drain.ts';

// Not in TypeScript's library: Chromium only.
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Empties the outbox when the browser says that the connection is back, with the site open or closed. */
export function sendOnSync(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === syncTag) sync.waitUntil(emptyOutbox());
  });
}

async function emptyOutbox(): Promise<void> {
  const left = await drain({ hurry: true, patient: true });
  // A rejection makes the browser come back later.
  if (left > 0) throw new Error(`${left} submissions still wait`);
}
