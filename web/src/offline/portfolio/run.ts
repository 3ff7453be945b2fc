import { type SavedState, savedStore } from './state.ts';

/** What a tab is doing about the saved portfolio, until something else takes its place. */
export interface Run {
  signal: AbortSignal;
  /** Shows how far it is, unless something else has taken its place. */
  show(state: SavedState): void;
}

const name = 'portfolio';

let running: AbortController | undefined;
let channel: BroadcastChannel | undefined;

/** Begins something in place of whatever this tab was doing about it. */
export async function begin(work: (run: Run) => Promise<void>): Promise<void> {
  running?.abort();
  const own = new AbortController();
  running = own;
  const { signal } = own;
  const show = (state: SavedState) => {
    if (!signal.aborted) savedStore.set(state);
  };
  try {
    await work({ signal, show });
  } catch (error) {
    // An aborted run fails by being aborted.
    if (!signal.aborted) throw error;
  } finally {
    if (running === own) running = undefined;
  }
}

/** The same, unless this tab is at something already. */
export async function beginIfIdle(work: (run: Run) => Promise<void>): Promise<void> {
  if (!running) await begin(work);
}

/** What this tab does, in place of what it is doing, when another one takes the lock from all of them. */
export function onPreempted(work: (run: Run) => Promise<void>): void {
  if (channel) return;
  channel = new BroadcastChannel(name);
  channel.addEventListener('message', () => void begin(work));
}

/** Runs the work while no other tab changes what is saved; not at all where the signal is aborted before. */
export function withPortfolioLock<Result>(
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return navigator.locks.request(name, signal ? { signal } : {}, work);
}

/** The same, but every other tab gives the lock up for it. */
export async function preemptPortfolioLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = withPortfolioLock(work);
  // It answers when the request above stands in the queue: preempted tabs queue behind it.
  await navigator.locks.query();
  channel?.postMessage('halt');
  return done;
}
