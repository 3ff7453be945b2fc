/// <reference lib="webworker" />
import * as navigationPreload from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { pagesPrefix, savedPortfolio } from '../shared/cache-names.ts';
import { type CacheMessage, handleCacheRequest } from './cache-request.ts';
import { serveData } from './data.ts';
import { sendOnSync } from './outbox-sync.ts';
import { Pages } from './pages.ts';
import { servePictures } from './pictures.ts';
import { type EvictMessage, evict, evictWhenFull } from './plugins.ts';
import { watchRequests } from './quiet.ts';
import { takeSharedPhotos } from './share-target.ts';
import { type StoreSiteMessage, storeForUpdate, storeSite } from './store-site.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** What a page may tell the worker. */
type Message = StoreSiteMessage | CacheMessage | EvictMessage | { type: 'SKIP_WAITING' };

// The bundle's files, listed by the build. The list identifies this version, and names the cache of its pages.
const files = self.__WB_MANIFEST;
const addresses = files.map((file) => new URL(typeof file === 'string' ? file : file.url, location.origin));
const pages = new Pages(pagesPrefix + checksum(JSON.stringify(files)), addresses);

watchRequests(self);
// Pages come from the server: no address means an index.html.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
navigationPreload.enable();
evictWhenFull();
pages.serve();
serveData();
servePictures();
serveVideos();
sendOnSync(self);
takeSharedPhotos();

// An update comes with its pages, so that after it offline works at once; at a first visit the page in view goes first.
self.addEventListener('install', (event) => {
  const storeFirst = async () =>
    (await pages.hasOthers()) ? storeForUpdate(event, pages) : pages.refresh(event, '/offline');
  event.waitUntil(storeFirst());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([pages.dropOthers(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'warm') event.waitUntil(storeSite(event, self, pages, message));
  if (message.type === 'keep') {
    event.waitUntil(
      handleCacheRequest(event, pages, message).then((result) => event.ports[0]?.postMessage(result)),
    );
  }
  if (message.type === 'room') {
    const answer = (count: number) => event.ports[0]?.postMessage(count);
    event.waitUntil(evict().then(answer, () => answer(0)));
  }
  // Only ever by the visitor's tap: a new version waits for it.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Plays videos that the visitor has saved, by ranges as players ask for them. Watching alone never saves one. */
function serveVideos(): void {
  registerRoute(
    // What a page fetches to save it goes its own way.
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
