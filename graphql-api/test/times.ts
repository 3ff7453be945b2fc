/** On a busy machine more requests at once would wait too long for a database connection and get 503. */
const AT_ONCE = 20;

/** Runs something `count` times, up to 20 at once, and returns the results. */
export async function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    const first = results.length;
    const size = Math.min(AT_ONCE, count - first);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, index) => run(first + index)))));
  }
  return results;
}
