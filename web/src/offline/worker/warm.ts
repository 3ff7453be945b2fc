import { dataCache } from '../cache-names.ts';
import { fetchPages, inTurns, pagesToKeep } from './pages.ts';
import { choosePictures, type Device } from './picture-choice.ts';
import { keptPicture, pictures } from './pictures.ts';

/** What a page asks of the worker when it is idle. Without a device the pictures are left out: the visitor saves data. */
export interface WarmMessage {
  type: 'warm';
  /** The page from which it is asked. */
  path: string;
  device: Device | null;
}

// An answer in hand is fresh enough for this long.
const freshFor = 3_600_000;

/** Keeps what a visitor would want without a connection: the pages, then the pictures that pages and answers name. */
export async function warm(
  event: ExtendableEvent,
  cacheName: string,
  { path, device }: WarmMessage,
): Promise<void> {
  if (!(await isFresh(cacheName, '/'))) await fetchPages(cacheName, await pagesToKeep());
  if (!(await isFresh(cacheName, path))) await fetchPages(cacheName, [path]);
  if (!device) return;
  const texts = [...(await textsIn(cacheName)), ...(await textsIn(dataCache))];
  const wanted = new Set(texts.flatMap((text) => choosePictures(text, device)));
  await inTurns([...wanted], async (address) => {
    if (await keptPicture(address)) return;
    const [, done] = pictures.handleAll({ event, request: new Request(address) });
    await done;
  });
}

async function isFresh(cacheName: string, path: string): Promise<boolean> {
  const page = await caches.match(path, { cacheName, ignoreVary: true });
  const date = Date.parse(page?.headers.get('date') ?? '');
  return Date.now() - date < freshFor;
}

async function textsIn(cacheName: string): Promise<string[]> {
  const cache = await caches.open(cacheName);
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return Promise.all(kept.map(async (response) => (await response?.text()) ?? ''));
}
