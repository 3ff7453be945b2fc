/**
 * Runs the work while nobody else, in any tab or the worker, works on the same submission. With `onlyIfFree` a submission
 * that somebody is at is left to them and the answer is undefined. A tab or worker that dies lets go.
 */
export async function withItem<Result>(
  submissionId: string,
  work: () => Promise<Result>,
  { onlyIfFree = false } = {},
): Promise<Result | undefined> {
  // Missing on plain http and in old browsers; the server still takes each submissionId once.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`outbox/${submissionId}`, { ifAvailable: onlyIfFree }, (lock) =>
    lock ? work() : undefined,
  );
}
