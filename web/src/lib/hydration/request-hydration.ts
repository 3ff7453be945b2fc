let resolve: () => void;

/** Resolves at the first request. */
export const hydrationRequested = new Promise<void>((resolvePromise) => {
  resolve = resolvePromise;
});

/** Loads the page's scripts and hydrates the page. Idempotent. */
export function requestHydration(): void {
  resolve();
}
