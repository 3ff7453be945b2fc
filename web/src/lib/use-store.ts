import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Returns the store's value, or its initial value on the server and during hydration. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.read, () => store.initial);
}
