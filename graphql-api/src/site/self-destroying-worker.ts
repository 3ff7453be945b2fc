/**
 * Returns the script at /sw.js while `SERVICE_WORKER` is `off`: a worker that replaces the previous one,
 * deletes its caches and unregisters itself. It preserves the visitor's data in IndexedDB (outbox, drafts)
 * and reloads no open page. Browsers check for it at every visit, bypassing caches. It repeats
 * `skipWaiting`, because Chromium ignores a call while the previous worker is busy. A page that registers
 * the worker while it ends brings it back; each response differs, so that the next visit ends it again.
 */
export const selfDestroyingWorker = () => `// ${Date.now()}
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
`;
