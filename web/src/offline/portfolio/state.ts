import { createStore } from '../../lib/store.ts';

/** Why saving stopped. Sizes in bytes; `free` as the browser estimates it, which may be too much. */
export type Stop =
  | { why: 'visitor' | 'connection' | 'incomplete' }
  | { why: 'full'; need: number; free: number };

/** Progress of the saved portfolio. Sizes in bytes. */
export type SavedState =
  | { kind: 'unknown' }
  | { kind: 'offered'; total: number; removed: boolean }
  | { kind: 'saving'; done: number; total: number; count: number }
  | { kind: 'stopped'; stop: Stop }
  | { kind: 'saved'; total: number; count: number; persisted: boolean };

/** `unknown` until the device's cache has been read. */
export const savedStore = createStore<SavedState>({ kind: 'unknown' });

/** Saving needs a worker that serves the saved files, and Web Locks. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'locks' in navigator;
}
