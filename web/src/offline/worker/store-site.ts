import { dataCache, storedVersionCache } from '../shared/cache-names.ts';
import { isFull, isNearlyFull, retryAfterEviction } from '../shared/quota.ts';
import { isCached, mapConcurrent } from './caching.ts';
import { fetchList, manifestPath, type OfflineManifest } from './offline-manifest.ts';
import { isBypassed, pageKey } from './page-address.ts';
import { Pages } from './pages.ts';
import { choosePictures, type Device } from './picture-choice.ts';
import { cachePictures } from './pictures.ts';
import { untilQuiet } from './quiet.ts';
import { storePages } from './store-pages.ts';

// 'Precached' are the built files (web/precache.ts), by workbox; 'prefetched' is the page behind a link that somebody points at
// (app/prefetch-page.ts); 'stored' are the pages, data and pictures that this fetches for reading offline.

/** A page's request when it is idle. Without a device the pictures are left out: the connection is slow. */
export interface StoreSiteMessage {
  /** Known to pages of earlier releases. */
  type: 'warm';
  /** The page from which it is asked. */
  path: string;
  device: Device | null;
}

let running: Promise<void> | undefined;

/**
 * Caches the site for use without a connection: every page of the manifest, its queries and its pictures. What is cached
 * already is skipped, so that it may be called at every visit and interrupted at any time.
 */
export function storeSite(
  event: ExtendableEvent,
  worker: ServiceWorkerGlobalScope,
  pages: Pages,
  message: StoreSiteMessage,
): Promise<void> {
  running ??= storeAll(event, pages, message, untilUpdate(worker))
    .catch(async (error: unknown) => {
      // Without a connection the next visit resumes.
      if (isFull(error)) await notifyStorageFull(worker);
    })
    .finally(() => {
      running = undefined;
    });
  return running;
}

/**
 * Caches the pages of a new version before it takes over. What fails twice is left out and fetched at the next visit: one page
 * must not delay an update. Rejects, so that the browser retries the installation, without a connection or a manifest, and
 * where most pages are missing: a failing server, or still the old one.
 */
export async function storeForUpdate(event: ExtendableEvent, pages: Pages): Promise<void> {
  try {
    // Shown in the place of whatever is left out.
    await pages.refresh(event, '/offline');
    const list = await fetchList();
    const tryAll = async () => {
      const { listed, others } = await storeListed(event, pages, list);
      return listed + others;
    };
    const missing = (await tryAll()) && (await tryAll());
    const cached = await (await caches.open(pages.cacheName)).keys();
    if (missing > cached.length) throw new Error('The server cannot make most of the pages at the moment');
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

async function storeAll(
  event: ExtendableEvent,
  pages: Pages,
  { path, device }: StoreSiteMessage,
  signal: AbortSignal,
): Promise<void> {
  const beforeEach = async () => {
    await untilQuiet();
    signal.throwIfAborted();
  };
  // Opened first: removing the saved portfolio deletes this cache, and with it what a run that began before notes at its end.
  const notes = await caches.open(storedVersionCache);
  const list = await fetchList({ signal });
  // Of an older article, say; at the first visit there was no worker yet to cache it.
  const isPublic = !isBypassed(new URL(path, location.origin));
  if (isPublic && !(await pages.match(path))) await isCached(pages.refresh(event, pageKey(path)));
  const state = `${pages.cacheName} ${list.version} ${device ? device.width : 'no pictures'}`;
  const noted = await notes.match(manifestPath);
  if ((await noted?.text()) === state && (await hasAll(list))) return;
  const note = () => notes.put(manifestPath, new Response(state));
  const { listed } = await storeListed(event, pages, list, beforeEach);
  try {
    const pictures = device ? await storePictures(event, pages, list, device, beforeEach) : 0;
    if (listed + pictures === 0 && list.version) await note();
  } catch (error) {
    // A full device is reported once for each version of the manifest, and not filled again at every visit.
    if (isFull(error)) await note();
    throw error;
  }
}

/** Aborts when another version begins to install: it caches its own pages, and cannot take over while this one works. */
function untilUpdate({ registration }: ServiceWorkerGlobalScope): AbortSignal {
  const update = new AbortController();
  if (registration.installing ?? registration.waiting) update.abort();
  else registration.addEventListener('updatefound', () => update.abort(), { once: true });
  return update.signal;
}

/** Tells every page that is open. */
async function notifyStorageFull({ clients }: ServiceWorkerGlobalScope): Promise<void> {
  for (const client of await clients.matchAll()) client.postMessage({ type: 'storage', problem: 'full' });
}

/** How many pages could not be cached: of the manifest, and of others that were cached before. */
interface Missing {
  listed: number;
  others: number;
}

/** Caches the pages of the manifest, and refreshes others that were cached before. */
async function storeListed(
  event: ExtendableEvent,
  pages: Pages,
  list: OfflineManifest,
  beforeEach?: () => Promise<void>,
): Promise<Missing> {
  const listed = await storePages(event, pages, list.pages, beforeEach);
  const isListed = new Set(list.pages.map(({ path }) => path));
  const others = (await Pages.paths()).filter((path) => !isListed.has(path));
  const refresh = (path: string) => retryAfterEviction(() => pages.refresh(event, path));
  return { listed, others: await mapConcurrent(others, refresh, beforeEach) };
}

async function storePictures(
  event: ExtendableEvent,
  pages: Pages,
  { pages: listed }: OfflineManifest,
  device: Device,
  beforeEach: () => Promise<void>,
): Promise<number> {
  const wanted = new Set<string>();
  const choose = async (cached: Response | undefined) => {
    if (cached) for (const address of choosePictures(await cached.text(), device)) wanted.add(address);
  };
  for (const { path } of listed) await choose(await pages.match(path));
  const data = await caches.open(dataCache);
  for (const request of await data.keys()) await choose(await data.match(request));
  if (await isNearlyFull()) throw new DOMException('Little space is left', 'QuotaExceededError');
  return cachePictures(event, [...wanted], beforeEach);
}

/** Whether every page of the manifest is still cached: visits to many others may have evicted some. */
async function hasAll({ pages: listed }: OfflineManifest): Promise<boolean> {
  const cached = new Set(await Pages.paths());
  return listed.every(({ path }) => cached.has(path));
}
