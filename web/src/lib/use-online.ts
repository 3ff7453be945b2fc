import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

const subscribe = (changed: () => void) => listen(window, ['online', 'offline'], changed);

/** Whether the browser reports a connection; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
