// Between the requests of a page that is being opened there are shorter pauses.
const quietMs = 300;
// What streams a video or polls is never quiet.
const mostMs = 2_000;

let lastRequest = 0;

/** Notes when pages ask for anything; to be called when the worker starts. */
export function watchRequests(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('fetch', () => {
    lastRequest = Date.now();
  });
}

/** Resolves when no page has asked for anything for a moment: what a visitor waits for goes before what is stored. */
export async function untilQuiet(): Promise<void> {
  const end = Date.now() + mostMs;
  for (;;) {
    const now = Date.now();
    const rest = Math.min(lastRequest + quietMs, end) - now;
    if (rest <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
