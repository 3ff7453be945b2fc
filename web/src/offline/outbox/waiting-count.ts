import { requestHydration } from '../../lib/request-hydration.ts';
import { createStore } from '../../lib/store.ts';

// Apart from the outbox itself, so that pages need neither it nor the database before they are loaded.

/** How many submissions wait on this device; 0 until it has been asked, and on the server. */
export const waitingCount = createStore(0);

/** Says how many submissions wait on this device. */
export function setWaitingCount(waiting: number): void {
  waitingCount.set(waiting);
  if (waiting > 0) requestHydration();
}
