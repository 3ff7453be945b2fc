import { useEffect, useSyncExternalStore } from 'react';

// Unsaved changes in any form: counted, so that whatever would discard them can ask.
let count = 0;
const listeners = new Set<() => void>();

/** Prevents leaving the page, also at the end of a session, while `unsaved` is true. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    add(1);
    return () => add(-1);
  }, [unsaved]);
}

/** Whether something on the page is typed and not saved. */
export function useAnyUnsaved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
}

function add(more: 1 | -1): void {
  count += more;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
