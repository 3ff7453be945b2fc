/// <reference lib="webworker" />
import * as navigationPreload from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { pagesPrefix } from './offline/cache-names.ts';
import { serveData } from './offline/worker/data.ts';
import { sendOnSync } from './offline/worker/outbox-sync.ts';
import { dropOtherPages, fetchPages, pagesToKeep, servePages } from './offline/worker/pages.ts';
import { servePictures } from './offline/worker/pictures.ts';
import { serveVideos } from './offline/worker/video.ts';
import { type WarmMessage, warm } from './offline/worker/warm.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** What a page may tell the worker. */
type Message = WarmMessage | { type: 'SKIP_WAITING' };

// The program's files, by the build. Their list names this version, and with it the cache of the pages that use them.
const files = self.__WB_MANIFEST;
const pagesCache = pagesPrefix + checksum(JSON.stringify(files));

// Pages come from the server: no address stands for an index.html here.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
navigationPreload.enable();
servePages(pagesCache);
serveData();
servePictures();
serveVideos();
sendOnSync(self);

// This version's pages come with it, those of other addresses kept so far too: after an update offline works at once.
self.addEventListener('install', (event) => {
  event.waitUntil(pagesToKeep().then((paths) => fetchPages(pagesCache, paths)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOtherPages(pagesCache), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'warm') event.waitUntil(warm(event, pagesCache, message));
  // Only ever by the visitor's tap: a new version waits for it.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** A short name for a text (FNV-1a, 32 bits): equal for equal texts. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
