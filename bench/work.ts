import { setTimeout as delay } from 'node:timers/promises';
import type { Row } from './row.ts';
import type { Site } from './site.ts';

// References: fixed pieces of work, which a slow or busy machine slows down as much as the product.

/**
 * The time of both references on two quiet cores of 2026, in milliseconds. A target of 100 ms is the budget
 * `100 / REFERENCE_MS`.
 */
export const REFERENCE_MS = 30;

/** Computes for `REFERENCE_MS`. Refers to nothing outside, because pages run it too. */
export function work(): number {
  let sum = 0;
  for (let number = 0; number < 23_000_000; number += 1) sum = Math.imul(sum ^ number, 16_777_619);
  return sum;
}

/** Runs a function several times; returns the shortest time, in milliseconds. */
export async function shortest(run: () => unknown, runs = 10): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < runs; count += 1) {
    const start = performance.now();
    await run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Runs a function again and again until `end` resolves; returns the longest time, in milliseconds. */
export async function longest(run: () => Promise<unknown>, end: Promise<unknown>): Promise<number> {
  let most = 0;
  const ended = new AbortController();
  void end.finally(() => ended.abort());
  while (!ended.signal.aborted) {
    const start = performance.now();
    await run();
    most = Math.max(most, performance.now() - start);
    await delay(20);
  }
  return most;
}

/** Returns the time of `work`, in milliseconds. */
export const scriptTime = () => shortest(work);

/** Returns the time of a fixed query on the site's database, in milliseconds. */
const queryTime = (site: Site) =>
  shortest(
    () => site.query(`select count(*) from generate_series(1, 100000) "n" where md5("n"::text) > 'f'`),
    5,
  );

/** Returns a time beside that of the fixed query. The default of `target` seems immediate; both in ms. */
export const besideQuery = async (
  site: Site,
  measured: string,
  ours: number,
  target = 100,
): Promise<Row> => ({
  measured,
  ours,
  reference: await queryTime(site),
  beside: 'a fixed query',
  unit: 'ms',
  budget: target / REFERENCE_MS,
});
