import type { PortfolioFile } from '../../generated/types.ts';
import { pictureCache, savedPortfolio } from '../shared/cache-names.ts';
import { isFull } from '../shared/quota.ts';
import type { PictureChoice } from './files.ts';

/** What the visitor wants to have on this device; stored beside the files, and removed with them. */
export interface DownloadState {
  choice: PictureChoice;
  /** The list that was here whole last, else the first that is on its way; none until the server has given it. */
  files: PortfolioFile[];
  /** Every file was here when they were last counted. */
  complete: boolean;
  /** The visitor has stopped it, or has to make room: it goes on when they say so. */
  paused: boolean;
}

// Not an address of the site: nothing else asks for it.
const downloadStateKey = '/portfolio/saved-files';

const open = () => caches.open(savedPortfolio);

// Opening a cache would make it: it is there by the visitor's wish only.
const find = (key: string, cacheName = savedPortfolio) => caches.match(key, { cacheName, ignoreVary: true });

/** Undefined where the portfolio is not saved, not even in part. */
export async function readDownloadState(): Promise<DownloadState | undefined> {
  return (await find(downloadStateKey))?.json();
}

export async function writeDownloadState(state: DownloadState): Promise<void> {
  await (await open()).put(downloadStateKey, Response.json(state));
}

export async function removeSaved(): Promise<void> {
  const cache = await open();
  // The state first: files that an interruption leaves are never taken for a saved portfolio.
  await cache.delete(downloadStateKey);
  // One by one: of a cache that some page still holds, the browser keeps the files until that page is gone.
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await caches.delete(savedPortfolio);
}

/** Those of the files that are not here in their full length. */
export async function findMissing(files: readonly PortfolioFile[]): Promise<PortfolioFile[]> {
  const missing: PortfolioFile[] = [];
  for (const file of files) if (!(await isWhole(file, await find(file.src)))) missing.push(file);
  return missing;
}

async function isWhole({ byteSize }: PortfolioFile, saved: Response | undefined): Promise<boolean> {
  return (await saved?.blob())?.size === byteSize;
}

/** Deletes what the portfolio does not show any more. Gives the number of files. */
export async function deleteStale(files: readonly PortfolioFile[]): Promise<number> {
  const cache = await open();
  const wanted = entriesOf(files);
  const stale = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(stale.map((request) => cache.delete(request)));
  return stale.length;
}

/** Whether these files are here and no others, by their addresses: their bytes are not looked at. */
export async function hasExactly(files: readonly PortfolioFile[]): Promise<boolean> {
  const wanted = entriesOf(files);
  const cached = await (await open()).keys();
  return cached.length === wanted.size && cached.every(({ url }) => wanted.has(url));
}

function entriesOf(files: readonly PortfolioFile[]): Set<string> {
  const paths = [downloadStateKey, ...files.map(({ src }) => src)];
  return new Set(paths.map((path) => new URL(path, window.location.origin).href));
}

/**
 * Saves one file: the copy that the worker has, else the server's. `onBytes` is called with each chunk that arrives. Rejects with
 * a TypeError without a connection, a QuotaExceededError without room.
 */
export async function cacheFile(
  file: PortfolioFile,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<void> {
  const seen = await find(file.src, pictureCache);
  const isUsable = seen && (await isWhole(file, seen.clone()));
  const { status, body, headers } = isUsable ? seen : await fetch(file.src, { signal });
  if (status !== 200) throw new Error(`${file.src} was answered with ${status}`);
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const counted = new Response(body?.pipeThrough(counter) ?? null, { headers });
  await (await open()).put(file.src, counted).catch((error: unknown) => {
    // Browsers differ in what they say of a body that breaks off.
    throw isFull(error) ? error : new TypeError('The connection broke', { cause: error });
  });
}
