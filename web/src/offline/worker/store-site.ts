import { folderKindAt } from '../../../../rules/entry/folders.ts';
import { dataCache, storedVersionCache } from '../shared/cache-names.ts';
import { isFull, isNearlyFull, retryAfterEviction } from '../shared/quota.ts';
import type { Device, PageMessage, WorkerMessage } from '../shared/worker-message.ts';
import { noteAliases } from './aliases.ts';
import { countFailures, isCached } from './caching.ts';
import { fetchManifest, type ListedPage, manifestPath, type OfflineManifest } from './offline-manifest.ts';
import { isBypassed, pageKey } from './page-url.ts';
import { Pages, type Run } from './pages.ts';
import { choosePictures } from './picture-choice.ts';
import { cachePictures } from './pictures.ts';
import { untilQuiet } from './quiet.ts';
import { storePages } from './store-pages.ts';

// Stores pages, data and pictures for offline reading. Workbox precaches the built files (web/precache.ts).

type StoreSiteMessage = Extract<WorkerMessage, { type: 'store-site' }>;

let running: Promise<void> | undefined;
let next: Promise<void> | undefined;

/**
 * Caches every page of the manifest, with its queries and pictures. Skips cached files, so that every visit
 * can call it and an interrupted run continues at the next visit. Visits during a run cause one more: the run
 * may have failed before them.
 */
export function storeSite(
  run: Run,
  worker: ServiceWorkerGlobalScope,
  message: StoreSiteMessage,
): Promise<void> {
  if (running) {
    next ??= running.then(() => {
      next = undefined;
      return storeSite(run, worker, message);
    });
    return next;
  }
  running = storeAll(run, message, untilUpdate(worker))
    .catch(async (error: unknown) => {
      // Offline: the next visit continues.
      if (isFull(error)) await notifyStorageFull(worker);
    })
    .finally(() => {
      running = undefined;
    });
  return running;
}

/**
 * Caches the pages of a new version before it takes over. Leaves out pages that fail twice, which must not
 * delay an update. Rejects without a connection or if most pages fail, so that the browser retries.
 */
export async function storeForUpdate(run: Run): Promise<void> {
  const { event, pages } = run;
  try {
    // Shown in place of pages that are not cached.
    await pages.refresh(event, '/offline');
    const manifest = await fetchManifest();
    const tryAll = async () => {
      const { listed, others } = await storeListed(run, manifest);
      return listed + others;
    };
    const missing = (await tryAll()) && (await tryAll());
    const cached = await (await caches.open(pages.cacheName)).keys();
    if (missing > cached.length) throw new Error('The server failed to render most of the pages');
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

async function storeAll(
  { event, pages }: Run,
  { path, device }: StoreSiteMessage,
  signal: AbortSignal,
): Promise<void> {
  const beforeEach = async () => {
    await untilQuiet();
    signal.throwIfAborted();
  };
  const run = { event, pages, beforeEach };
  // Opened before the run: removing the saved portfolio deletes this cache, and with it the note at the end.
  const notes = await caches.open(storedVersionCache);
  let manifest = await fetchManifest({ signal });
  await noteAliases(manifest.pages);
  // The open page may not be in the manifest; at the first visit no worker cached it.
  const isPublic = !isBypassed(new URL(path, location.origin));
  if (isPublic && !(await pages.match(path))) await isCached(pages.refresh(event, pageKey(path)));
  const state = () => `${pages.cacheName} ${manifest.version} ${device.width}`;
  const noted = await (await notes.match(manifestPath))?.text();
  if (noted === state() && (await hasAll(manifest))) return;
  const note = () => notes.put(manifestPath, new Response(state()));
  let { listed } = await storeListed(run, manifest);
  if (!manifest.version) {
    // Fetching the pages made the server render them, so the manifest has their ETags now.
    manifest = await fetchManifest({ signal });
    listed = await storePages(run, manifest.pages);
  }
  try {
    const wasSlow = noted?.endsWith(' 0') ?? false;
    const pictures = await storePictures(run, manifest, device, wasSlow && device.width > 0);
    if (listed + pictures === 0 && manifest.version) await note();
  } catch (error) {
    // Reports a full device once for each version of the manifest, and does not retry at every visit.
    if (isFull(error)) await note();
    throw error;
  }
}

/** Aborts when a new version installs: it stores its own pages, and cannot take over during this run. */
function untilUpdate({ registration }: ServiceWorkerGlobalScope): AbortSignal {
  const update = new AbortController();
  if (registration.installing ?? registration.waiting) update.abort();
  else registration.addEventListener('updatefound', () => update.abort(), { once: true });
  return update.signal;
}

async function notifyStorageFull({ clients }: ServiceWorkerGlobalScope): Promise<void> {
  const message: PageMessage = { type: 'storage', problem: 'full' };
  for (const client of await clients.matchAll()) client.postMessage(message);
}

/**
 * Caches the pages of the manifest, and refreshes the other cached pages. Returns the number of pages that
 * could not be cached: of the manifest, and of the others.
 */
async function storeListed(run: Run, manifest: OfflineManifest) {
  const { event, pages, beforeEach } = run;
  const listed = await storePages(run, manifest.pages);
  const isListed = new Set(manifest.pages.map(({ path }) => path));
  const others = (await Pages.paths()).filter((path) => !isListed.has(path));
  const refresh = (path: string) => retryAfterEviction(() => pages.refresh(event, path));
  return { listed, others: await countFailures(others, refresh, beforeEach) };
}

/** The pages whose pictures are stored before others: the portfolio, and the pages of entries. */
const isShown = ({ path }: ListedPage) => path === '/portfolio' || folderKindAt(path) !== undefined;

async function storePictures(
  run: Run,
  { pages: listed }: OfflineManifest,
  device: Device,
  areSharper: boolean,
): Promise<number> {
  const urls = new Set<string>();
  const choose = async (cached: Response | undefined) => {
    if (cached) for (const url of choosePictures(await cached.text(), device)) urls.add(url);
  };
  const inOrder = [...listed.filter(isShown), ...listed];
  for (const { path } of inOrder) await choose(await run.pages.match(path));
  const data = await caches.open(dataCache);
  for (const request of await data.keys()) await choose(await data.match(request));
  if (await isNearlyFull()) throw new DOMException('Little space is left', 'QuotaExceededError');
  return cachePictures(run, { urls: [...urls], areSharper });
}

/** Whether every page of the manifest is still cached: visits to many other pages may have evicted some. */
async function hasAll({ pages: listed }: OfflineManifest): Promise<boolean> {
  const cached = new Set(await Pages.paths());
  return listed.every(({ path }) => cached.has(path));
}
