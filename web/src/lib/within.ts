/** Returns the result of `work`; rejects if it takes longer than `time` milliseconds. */
export async function within<T>(time: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response in ${time} ms`)), time);
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
}
