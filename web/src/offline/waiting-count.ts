import { useSyncExternalStore } from 'react';

// Apart from the outbox itself, so that pages need neither it nor the database before they are loaded.

let count = 0;
const listeners = new Set<() => void>();

/** Says how many submissions wait on this device. */
export function setWaitingCount(waiting: number): void {
  count = waiting;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many submissions wait on this device; 0 until it has been asked, and on the server. */
export function useWaitingCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
