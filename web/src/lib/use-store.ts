import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The store's value; on the server, and during hydration, its initial value. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.read, () => store.initial);
}
