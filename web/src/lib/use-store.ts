import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** What the store holds now; on the server, and while a page comes alive, what it held at first. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.read, () => store.initial);
}
