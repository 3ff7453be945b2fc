/**
 * The script served at /sw.js while `SERVICE_WORKER` is `off`: a worker that replaces the one before, deletes its caches
 * and unregisters itself. What visitors wrote (IndexedDB: outbox, drafts) is not touched, and no page is reloaded
 * while somebody uses it. Browsers look for it at every visit, past every cache. It repeats `skipWaiting`: Chromium drops a call
 * that comes while the worker before is busy, and leaves the new one waiting for minutes.
 */
export const selfDestroyingWorker = `
self.addEventListener('install', () => {
  self.skipWaiting();
  setInterval(() => self.skipWaiting(), 1000);
});
self.addEventListener('activate', (event) => event.waitUntil(destroy()));
async function destroy() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`.trimStart();
