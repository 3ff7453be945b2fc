let asking: Promise<LockManager | undefined> | undefined;

/** Missing on plain http and in old browsers, refused where sites may keep nothing; the server takes each submissionId once. */
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
 * that somebody is at is left to them and the answer is undefined. A tab or worker that dies lets go.
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
const patience = 5_000;

/**
 * Keeps everybody from the submission until the returned function is called, or until the page is gone; undefined where
 * somebody else is at it for long.
 */
export async function acquireSubmissionLock(submissionId: string): Promise<(() => void) | undefined> {
  const locks = await usableLocks();
  if (!locks) return undefined;
  return new Promise((held) => {
    const signal = AbortSignal.timeout(patience);
    locks
      .request(nameOf(submissionId), { signal }, () => new Promise<void>((release) => held(release)))
      .catch(() => held(undefined));
  });
}

const nameOf = (submissionId: string) => `outbox/${submissionId}`;
