/**
 * What stands at /sw.js while `SERVICE_WORKER` is `off`: a worker that takes the place of the one before, throws its caches
 * away and unregisters itself. What visitors wrote (IndexedDB: outbox, drafts) is not touched, and no page is reloaded
 * under anybody's hands. Browsers look for it at every visit, past every cache.
 */
export const withdrawnWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
async function withdraw() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`.trimStart();
