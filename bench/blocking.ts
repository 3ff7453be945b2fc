/** Of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the thread, without what other processes took meanwhile. */
  tdur?: number;
}

/** How much slower a phone is, as Lighthouse has it; and what a task may take without being felt, in milliseconds. */
const SLOWDOWN = 4;
const UNFELT = 50;

/**
 * The total blocking time by processor time, in milliseconds. Lighthouse counts by the clock, so that a busy machine adds its own
 * to each task.
 */
export function blockedByProcessor(events: TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) return Number.NaN;
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid)
    .filter(({ ts }) => ts >= painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - UNFELT), 0);
}
