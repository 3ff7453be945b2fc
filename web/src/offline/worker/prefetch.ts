import { dataCache, prefetchStateCache } from '../shared/cache-names.ts';
import { isFull, isNearlyFull, retryAfterEviction } from '../shared/quota.ts';
import { isCached, mapConcurrent } from './caching.ts';
import { fetchList, type OfflineManifest } from './offline-manifest.ts';
import { isBypassed, pageKey } from './page-address.ts';
import { Pages } from './pages.ts';
import { choosePictures, type Device } from './picture-choice.ts';
import { cachePictures } from './pictures.ts';
import { precachePages } from './precache-pages.ts';

/** What a page asks of the worker when it is idle. Without a device the pictures are left out: the visitor saves data. */
export interface PrefetchMessage {
  type: 'warm';
  /** The page from which it is asked. */
  path: string;
  device: Device | null;
}

let running: Promise<void> | undefined;

/**
 * Keeps what a visitor would want without a connection: every page of the list, what they ask, and their pictures. What is
 * kept already is left alone, so that it may be called at every visit and interrupted at any time.
 */
export function prefetch(
  event: ExtendableEvent,
  worker: ServiceWorkerGlobalScope,
  pages: Pages,
  message: PrefetchMessage,
): Promise<void> {
  running ??= prefetchAll(event, pages, message, untilUpdate(worker))
    .catch(async (error: unknown) => {
      // Without a connection the next visit goes on from here.
      if (isFull(error)) await notifyStorageFull(worker);
    })
    .finally(() => {
      running = undefined;
    });
  return running;
}

/**
 * For the pages of a new version, before it takes over. What the server does not give, though it is asked twice, is left out,
 * and looked for again at the next visit: nobody is to stay with the old version for the sake of one page. Rejects, so that it
 * is tried again, without a connection or a list, and where most is missing: a server that is not well, or still the old one.
 */
export async function precacheForUpdate(event: ExtendableEvent, pages: Pages): Promise<void> {
  try {
    // Stands in for whatever is left out.
    await pages.keep(event, '/offline');
    const list = await fetchList();
    const tryAll = async () => {
      const { listed, others } = await precacheListed(event, pages, list);
      return listed + others;
    };
    const missing = (await tryAll()) && (await tryAll());
    const kept = await (await caches.open(pages.cacheName)).keys();
    if (missing > kept.length) throw new Error('The server cannot make most of the pages at the moment');
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

async function prefetchAll(
  event: ExtendableEvent,
  pages: Pages,
  { path, device }: PrefetchMessage,
  signal: AbortSignal,
): Promise<void> {
  // Who takes away what is kept for reading takes this cache away too, and with it what is noted here at the end.
  const notes = await caches.open(prefetchStateCache);
  const list = await fetchList({ signal });
  // Of an older article, say; at the first visit there was no worker yet to keep it.
  const isPublic = !isBypassed(new URL(path, location.origin));
  if (isPublic && !(await pages.match(path))) await isCached(pages.keep(event, pageKey(path)));
  const aim = `${pages.cacheName} ${list.version} ${device ? device.width : 'no pictures'}`;
  const noted = await notes.match(mark);
  if ((await noted?.text()) === aim && (await hasAll(list))) return;
  const note = () => notes.put(mark, new Response(aim));
  const { listed } = await precacheListed(event, pages, list, signal);
  try {
    const pictures = device ? await precachePictures(event, pages, list, device, signal) : 0;
    if (listed + pictures === 0 && list.version) await note();
  } catch (error) {
    // A full device is told once for each version of the list, and not filled again at every visit.
    if (isFull(error)) await note();
    throw error;
  }
}

/** Aborts when another version begins to install: it brings pages of its own, and cannot take over while this one works. */
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

/** How many pages were not to be had: of the list, and of others that were kept before. */
interface Missing {
  listed: number;
  others: number;
}

/** Keeps the pages of the list; of others kept so far, what has become of them, where that can be known. */
async function precacheListed(
  event: ExtendableEvent,
  pages: Pages,
  list: OfflineManifest,
  signal?: AbortSignal,
): Promise<Missing> {
  const listed = await precachePages(event, pages, list.pages, signal);
  const isListed = new Set(list.pages.map(({ path }) => path));
  const others = (await Pages.paths()).filter((path) => !isListed.has(path));
  const keep = (path: string) => retryAfterEviction(() => pages.keep(event, path));
  return { listed, others: await mapConcurrent(others, keep, signal) };
}

async function precachePictures(
  event: ExtendableEvent,
  pages: Pages,
  { pages: listed }: OfflineManifest,
  device: Device,
  signal: AbortSignal,
): Promise<number> {
  const wanted = new Set<string>();
  const choose = async (kept: Response | undefined) => {
    if (kept) for (const address of choosePictures(await kept.text(), device)) wanted.add(address);
  };
  for (const { path } of listed) await choose(await pages.match(path));
  const data = await caches.open(dataCache);
  for (const request of await data.keys()) await choose(await data.match(request));
  if (await isNearlyFull()) throw new DOMException('Little room is left', 'QuotaExceededError');
  return cachePictures(event, [...wanted], signal);
}

// What was kept last, whole: while it is the same there is nothing to look for.
const mark = '/kept.json';

/** Whether every page of the list is still here: who opens many others may have pushed some out. */
async function hasAll({ pages: listed }: OfflineManifest): Promise<boolean> {
  const kept = new Set(await Pages.paths());
  return listed.every(({ path }) => kept.has(path));
}
