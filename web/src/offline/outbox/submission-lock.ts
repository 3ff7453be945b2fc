let asking: Promise<LockManager | undefined> | undefined;

/** Missing on plain http and in old browsers, blocked where sites may store nothing; the server takes each submissionId once. */
function usableLocks(): Promise<LockManager | undefined> {
  asking ??= requestLocks();
  return asking;
}

async function requestLocks(): Promise<LockManager | undefined> {
  if (!('locks' in navigator)) return undefined;
  const { locks } = navigator;
  return locks.query().then(
    () => locks,
    () => undefined,
  );
}

/**
 * Runs the work while nobody else, in any tab or the worker, works on the same submission. With `onlyIfFree` a submission
 * that is locked elsewhere is skipped, and the result is undefined. The lock of a tab or worker that dies is released.
 */
export async function withSubmissionLock<Result>(
  submissionId: string,
  work: () => Promise<Result>,
  { onlyIfFree = false } = {},
): Promise<Result | undefined> {
  const locks = await usableLocks();
  if (!locks) return work();
  return locks.request(nameOf(submissionId), { ifAvailable: onlyIfFree }, (lock) =>
    lock ? work() : undefined,
  );
}

// Longer than a try usually takes; then the form opens all the same, and its sending waits.
const timeoutMs = 5_000;

/**
 * Locks the submission until the returned function is called, or until the page is closed; undefined where it stays locked
 * elsewhere for long.
 */
export async function acquireSubmissionLock(submissionId: string): Promise<(() => void) | undefined> {
  const locks = await usableLocks();
  if (!locks) return undefined;
  return new Promise((acquired) => {
    const signal = AbortSignal.timeout(timeoutMs);
    locks
      .request(nameOf(submissionId), { signal }, () => new Promise<void>((release) => acquired(release)))
      .catch(() => acquired(undefined));
  });
}

const nameOf = (submissionId: string) => `outbox/${submissionId}`;
