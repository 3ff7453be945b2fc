/** Runs what writes to a cache; where the device was full, once more, for workbox's callbacks have made room by then. */
export async function retryAfterEviction<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    return write();
  }
}

/** Whether an error says that the device has no room left for this site. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/** Whether the site has taken so much of its share that more pictures would soon evict something else. */
export async function isNearlyFull(): Promise<boolean> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {};
  return usage > quota * 0.8;
}
