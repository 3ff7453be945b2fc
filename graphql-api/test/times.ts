/** Fewer than the pool's 10 database connections: a request that waits five seconds for one gets 503. */
const AT_ONCE = 8;

/** Runs something `count` times, up to 8 at once, and returns the results. */
export async function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    const first = results.length;
    const size = Math.min(AT_ONCE, count - first);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, index) => run(first + index)))));
  }
  return results;
}
