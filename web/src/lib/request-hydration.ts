let resolve: () => void;

/** Resolves when something needs the page to be hydrated. */
export const hydrationRequested = new Promise<void>((resolvePromise) => {
  resolve = resolvePromise;
});

/** Has the page's scripts loaded and the page hydrated, where that has not been done yet. */
export function requestHydration(): void {
  resolve();
}
