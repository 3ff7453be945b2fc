let resolve: () => void;

/** Settles when somebody needs the page to be alive. */
export const hydrationRequested = new Promise<void>((settle) => {
  resolve = settle;
});

/** Has the page's program loaded and started, where that has not been done yet. */
export function requestHydration(): void {
  resolve();
}
