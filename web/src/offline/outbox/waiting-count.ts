import { requestHydration } from '../../lib/hydration/request-hydration.ts';
import { createStore } from '../../lib/store.ts';

// A separate module, so that pages do not load the outbox and the database.

/** The number of submissions on this device; 0 on the server and until the database has been read. */
export const waitingCount = createStore(0);

export function setWaitingCount(waiting: number): void {
  waitingCount.set(waiting);
  if (waiting > 0) requestHydration();
}
