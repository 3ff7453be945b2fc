import { isFull } from '../shared/quota.ts';
import { type Stop, Stopped } from './state.ts';
import { askWorker } from './worker.ts';

/** Rather told before than found out at the last file. */
export async function ensureStorageSpace(need: number): Promise<void> {
  if ((await freeSpaceBelow(need)) !== undefined) throw new Stopped('room');
}

/**
 * What is left for this site where that is less than `need`. Undefined where there is enough, or nobody can say: Chromium
 * tells everyone of 10 GB, so as not to tell devices apart, and only its refusal is true.
 */
export async function freeSpaceBelow(need: number): Promise<number | undefined> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
  const free = Math.max(0, quota - usage);
  return free < need ? free : undefined;
}

/** Runs what needs room, and again each time that something else has given way for it. */
export async function retryAfterEviction<Result>(
  write: () => Promise<Result>,
  giveWay: () => Promise<boolean>,
): Promise<Result> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (reasonOf(error) !== 'room' || !(await giveWay())) throw error;
    }
  }
}

/** Has pictures give way that are kept for reading only: the worker knows which were looked at longest ago. */
export async function requestEviction(signal: AbortSignal): Promise<boolean> {
  // Without a worker there are no such pictures.
  if (!(await navigator.serviceWorker?.getRegistration())?.active) return false;
  try {
    return (await askWorker<number>({ type: 'room' }, signal)) > 0;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

export function reasonOf(error: unknown): Stop['why'] {
  if (error instanceof Stopped) return error.why;
  if (isFull(error)) return 'room';
  // What fetch throws without a connection, also in the middle of a file.
  return error instanceof TypeError ? 'connection' : 'incomplete';
}
