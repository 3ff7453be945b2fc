import { createStore } from '../../lib/store.ts';

/** Why the saving has stopped, and how it could go on. Sizes in bytes; `free` where the browser tells it truly. */
export type Stop =
  | { why: 'visitor' | 'connection' | 'incomplete' | 'page' }
  | { why: 'room'; need: number; free: number | undefined };

/** Thrown where the saving cannot go on. */
export class Stopped extends Error {
  readonly why: Stop['why'];

  constructor(why: Stop['why']) {
    super(`The portfolio is not saved: ${why}`);
    this.why = why;
  }
}

/** What was put right without being asked for: files that had gone, files of a portfolio that has changed. */
export interface SyncReport {
  mended: number;
  added: number;
  gone: number;
}

export const emptyReport: Readonly<SyncReport> = { mended: 0, added: 0, gone: 0 };

/** How far the portfolio is on this device. Sizes in bytes. */
export type SavedState =
  | { kind: 'unknown' }
  | { kind: 'offered'; total: number; removed: boolean }
  | { kind: 'saving'; done: number; total: number }
  | { kind: 'stopped'; done: number; total: number; stop: Stop }
  | { kind: 'saved'; count: number; total: number; lasting: boolean; news: SyncReport };

/** Unknown until the device has been asked. */
export const savedStore = createStore<SavedState>({ kind: 'unknown' });

/** How far it is by what is shown. */
export function shownProgress(): { done: number; total: number } {
  const state = savedStore.read();
  const total = 'total' in state ? state.total : 0;
  if (state.kind === 'saved') return { done: total, total };
  return { done: 'done' in state ? state.done : 0, total };
}
