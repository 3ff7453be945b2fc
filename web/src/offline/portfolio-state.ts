/** Why the saving has stopped, and how it could go on. Sizes in bytes. */
export type Stop =
  | { why: 'visitor' | 'connection' | 'incomplete' }
  | { why: 'room'; need: number; free: number };

/** What was put right without being asked for: files that had gone, files of a portfolio that has changed. */
export interface News {
  mended: number;
  added: number;
  gone: number;
}

/** How far the portfolio is on this device. Sizes in bytes. */
export type SavedState =
  | { kind: 'unknown' }
  | { kind: 'offered'; total: number; removed: boolean }
  | { kind: 'saving'; done: number; total: number }
  | { kind: 'stopped'; done: number; total: number; stop: Stop }
  | { kind: 'saved'; count: number; total: number; lasting: boolean; news: News };

let state: SavedState = { kind: 'unknown' };
const listeners = new Set<() => void>();

export function setSavedState(next: SavedState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const savedState = (): SavedState => state;

/** Listens until the returned function is called. */
export function onSavedState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
