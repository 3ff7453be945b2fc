/**
 * The script served at /sw.js while `SERVICE_WORKER` is `off`: a worker that takes the place of the one before, throws its caches
 * away and unregisters itself. What visitors wrote (IndexedDB: outbox, drafts) is not touched, and no page is reloaded
 * while somebody uses it. Browsers look for it at every visit, past every cache. It asks again for its turn: Chromium forgets one
 * for which the worker before was too busy, and leaves the new one waiting for minutes.
 */
export const selfDestroyingWorker = `
self.addEventListener('install', () => {
  self.skipWaiting();
  setInterval(() => self.skipWaiting(), 1000);
});
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
async function withdraw() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`.trimStart();
