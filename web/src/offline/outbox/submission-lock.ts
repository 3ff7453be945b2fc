let lockManager: Promise<LockManager | undefined> | undefined;

/** Returns undefined on plain HTTP, in old browsers, if storage is blocked. The server accepts an id once. */
function usableLocks(): Promise<LockManager | undefined> {
  lockManager ??= findLocks();
  return lockManager;
}

async function findLocks(): Promise<LockManager | undefined> {
  if (!('locks' in navigator)) return undefined;
  const { locks } = navigator;
  return locks.query().then(
    () => locks,
    () => undefined,
  );
}

/**
 * Runs `work` with the submission's lock, which tabs and the worker share. With `onlyIfFree`, returns
 * undefined if the submission is locked. The browser releases the locks of a closed tab.
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

// Longer than a try usually takes. Then the form opens without the lock, and its sending waits.
const timeoutMs = 5_000;

/** Locks the submission until the returned function is called. Resolves to undefined if it stays locked. */
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
