import { createStore } from '../../lib/store.ts';
import { isFull } from '../shared/quota.ts';

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

export function reasonOf(error: unknown): Stop['why'] {
  if (error instanceof Stopped) return error.why;
  if (isFull(error)) return 'room';
  // What fetch throws without a connection, also in the middle of a file.
  return error instanceof TypeError ? 'connection' : 'incomplete';
}

/** Numbers of files that were put right without being asked for: lost or damaged ones, and those of a changed portfolio. */
export interface SyncReport {
  repaired: number;
  added: number;
  removed: number;
}

/** How far the portfolio is on this device. Sizes in bytes. */
export type SavedState =
  | { kind: 'unknown' }
  | { kind: 'offered'; total: number; removed: boolean }
  | { kind: 'saving'; done: number; total: number }
  | { kind: 'stopped'; done: number; total: number; stop: Stop }
  | { kind: 'saved'; count: number; total: number; lasting: boolean; report: SyncReport };

/** Unknown until the device has been asked. */
export const savedStore = createStore<SavedState>({ kind: 'unknown' });

/** How far it is by what is shown. */
export function shownProgress(): { done: number; total: number } {
  const state = savedStore.read();
  const total = 'total' in state ? state.total : 0;
  if (state.kind === 'saved') return { done: total, total };
  return { done: 'done' in state ? state.done : 0, total };
}
