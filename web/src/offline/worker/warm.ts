import { dataCache, warmCache } from '../cache-names.ts';
import { inTurns, isKept } from './keep.ts';
import { keepPages } from './keep-pages.ts';
import { fetchList, type KeptList } from './kept-list.ts';
import { isLeftAlone, pageKey } from './page-address.ts';
import { Pages } from './pages.ts';
import { choosePictures, type Device } from './picture-choice.ts';
import { keepPictures } from './pictures.ts';
import { isFull, isNearlyFull, withRoom } from './room.ts';

/** What a page asks of the worker when it is idle. Without a device the pictures are left out: the visitor saves data. */
export interface WarmMessage {
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
export function warm(
  event: ExtendableEvent,
  worker: ServiceWorkerGlobalScope,
  pages: Pages,
  message: WarmMessage,
): Promise<void> {
  running ??= keepAll(event, pages, message, untilUpdate(worker))
    .catch(async (error: unknown) => {
      // Without a connection the next visit goes on from here.
      if (isFull(error)) await tellOfFullDevice(worker);
    })
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** For the pages of a new version, before it takes over: rejects where one is not to be had, so that it is tried again. */
export async function keepForUpdate(event: ExtendableEvent, pages: Pages): Promise<void> {
  try {
    const list = await fetchList();
    // What it leaves out would be gone with the old version's pages.
    if (!list.version) throw new Error('The server cannot make all pages at the moment');
    await keepListed(event, pages, list);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

async function keepAll(
  event: ExtendableEvent,
  pages: Pages,
  { path, device }: WarmMessage,
  signal: AbortSignal,
): Promise<void> {
  // Who takes away what is kept for reading takes this cache away too, and with it what is noted here at the end.
  const notes = await caches.open(warmCache);
  const list = await fetchList({ signal });
  // Of an older article, say; at the first visit there was no worker yet to keep it.
  const isPublic = !isLeftAlone(new URL(path, location.origin));
  if (isPublic && !(await pages.match(path))) await isKept(pages.keep(event, pageKey(path)));
  const aim = `${pages.cacheName} ${list.version} ${device ? device.width : 'no pictures'}`;
  const noted = await notes.match(mark);
  if ((await noted?.text()) === aim && (await hasAll(list))) return;
  const note = () => notes.put(mark, new Response(aim));
  const hasPages = await isKept(keepListed(event, pages, list, signal));
  try {
    const hasPictures = !device || (await isKept(keepTheirPictures(event, pages, list, device, signal)));
    if (hasPages && hasPictures && list.version) await note();
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
async function tellOfFullDevice({ clients }: ServiceWorkerGlobalScope): Promise<void> {
  for (const client of await clients.matchAll()) client.postMessage({ type: 'storage', problem: 'full' });
}

/** Keeps the pages of the list; of others kept so far, what has become of them, where that can be known. */
async function keepListed(
  event: ExtendableEvent,
  pages: Pages,
  list: KeptList,
  signal?: AbortSignal,
): Promise<void> {
  await keepPages(event, pages, list.pages, signal);
  const listed = new Set(list.pages.map(({ path }) => path));
  const others = (await Pages.paths()).filter((path) => !listed.has(path));
  await isKept(inTurns(others, (path) => withRoom(() => pages.keep(event, path)), signal));
}

async function keepTheirPictures(
  event: ExtendableEvent,
  pages: Pages,
  { pages: listed }: KeptList,
  device: Device,
  signal: AbortSignal,
): Promise<void> {
  const wanted = new Set<string>();
  const choose = async (kept: Response | undefined) => {
    if (kept) for (const address of choosePictures(await kept.text(), device)) wanted.add(address);
  };
  for (const { path } of listed) await choose(await pages.match(path));
  const data = await caches.open(dataCache);
  for (const request of await data.keys()) await choose(await data.match(request));
  if (await isNearlyFull()) throw new DOMException('Little room is left', 'QuotaExceededError');
  await keepPictures(event, [...wanted], signal);
}

// What was kept last, whole: while it is the same there is nothing to look for.
const mark = '/kept.json';

/** Whether every page of the list is still here: who opens many others may have pushed some out. */
async function hasAll({ pages: listed }: KeptList): Promise<boolean> {
  const kept = new Set(await Pages.paths());
  return listed.every(({ path }) => kept.has(path));
}
