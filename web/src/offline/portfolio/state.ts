import { createStore } from '../../lib/store.ts';

/** Progress of the saved portfolio. Sizes in bytes; the browser's estimate `free` may be too large. */
export type SavedState =
  | { kind: 'unknown' }
  | { kind: 'offered'; total: number; removed: boolean }
  | { kind: 'saving'; done: number; total: number; count: number }
  | { kind: 'stopped'; why: 'visitor' | 'connection' | 'incomplete' }
  | { kind: 'stopped'; why: 'full'; need: number; free: number }
  | { kind: 'saved'; total: number; count: number; persisted: boolean };

/** `unknown` until the device's cache has been read. */
export const savedStore = createStore<SavedState>({ kind: 'unknown' });

/** The text from the press on until the progress is known; announced by screen readers. */
export const savingText = 'Saving…';

/** Formats 5,100,000 bytes as '5.1'; at least '0.1'. */
export function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / 1_000_000).toFixed(1);
}

/** Saving needs a worker that serves the saved files, and Web Locks. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'locks' in navigator;
}
