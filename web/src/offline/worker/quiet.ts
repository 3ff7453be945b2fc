// In milliseconds. The requests of a loading page follow each other faster.
const quietMs = 300;
// A page that streams a video is never quiet.
const maxWaitMs = 2_000;

let lastRequest = 0;

/** Records the requests of pages. Call it when the worker starts. */
export function watchRequests(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('fetch', () => {
    lastRequest = Date.now();
  });
}

/** Resolves when pages send no requests: the visitor's requests come before the worker's. */
export async function untilQuiet(): Promise<void> {
  const end = Date.now() + maxWaitMs;
  for (;;) {
    const now = Date.now();
    const rest = Math.min(lastRequest + quietMs, end) - now;
    if (rest <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
