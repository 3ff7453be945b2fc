/// <reference lib="webworker" />
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import * as navigationPreload from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { pagesPrefix, savedPortfolio } from '../shared/cache-names.ts';
import { evictPictures } from '../shared/quota.ts';
import type { WorkerMessage } from '../shared/worker-message.ts';
import { serveData } from './data.ts';
import { sendOnSync } from './outbox-sync.ts';
import { Pages } from './pages.ts';
import { servePictures } from './pictures.ts';
import { openNotified, showLeads } from './push.ts';
import { watchRequests } from './quiet.ts';
import { takeSharedPhotos } from './share-target.ts';
import { storeRequestedPages } from './store-pages.ts';
import { storeForUpdate, storeSite } from './store-site.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

// The build's list of files. Its checksum identifies this version and names the cache of its pages.
const files = self.__WB_MANIFEST;
const urls = files.map((file) => new URL(typeof file === 'string' ? file : file.url, location.origin));
const pages = new Pages(pagesPrefix + checksum(JSON.stringify(files)), urls);

watchRequests(self);
// The server renders the pages: no URL stands for an index.html.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
navigationPreload.enable();
registerQuotaErrorCallback(evictPictures);
pages.serve();
serveData();
servePictures(self);
serveVideos();
sendOnSync(self);
takeSharedPhotos();
showLeads(self);
openNotified(self);

// An update stores its pages before it takes over. At the first visit the open page loads first.
self.addEventListener('install', (event) => {
  const storeFirst = async () =>
    (await pages.hasOthers()) ? storeForUpdate({ event, pages }) : pages.refresh(event, '/offline');
  event.waitUntil(storeFirst());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([pages.dropOthers(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'store-site') event.waitUntil(storeSite({ event, pages }, self, message));
  if (message.type === 'store-pages') {
    const stored = storeRequestedPages({ event, pages }, message.paths);
    event.waitUntil(stored.then((isStored) => event.ports[0]?.postMessage(isStored)));
  }
  // A new version waits until the visitor taps 'Update'.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Serves saved videos by ranges, as players request them. Watching a video does not save it. */
function serveVideos(): void {
  registerRoute(
    // `fetch` of a page has no destination.
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'video' && url.pathname.endsWith('.mp4'),
    async ({ request, url }) => {
      const saved = await caches.match(url.pathname, { cacheName: savedPortfolio, ignoreVary: true });
      if (!saved) return fetch(request);
      return request.headers.has('range') ? createPartialResponse(request, saved) : saved;
    },
    'GET',
  );
}

/** A short name for a text (FNV-1a, 32 bits): equal for equal texts. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
