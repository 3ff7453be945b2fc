import { useSyncExternalStore } from 'react';

/** Takes the new version that waits. */
export type TakeUpdate = () => Promise<void>;

let waiting: TakeUpdate | null = null;
const listeners = new Set<() => void>();

/** A new version waits for the visitor's tap; null when there is none (any more). */
export function offerUpdate(take: TakeUpdate | null): void {
  waiting = take;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The new version that waits, if any. */
export function useUpdate(): TakeUpdate | null {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );
}
