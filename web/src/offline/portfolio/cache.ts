import type { PortfolioFile } from '../../generated/types.ts';
import { pictureCache, savedPortfolio } from '../shared/cache-names.ts';
import { cacheVideo, deleteCachedVideo, type Fetching, readCachedVideo } from '../shared/cached-video.ts';
import type { PictureChoice } from './device.ts';

/** What the visitor wants to have on this device; kept beside the files, and gone with them. */
export interface DownloadState {
  choice: PictureChoice;
  /** None as long as the server has not said which. */
  files: PortfolioFile[];
  /** Every file was here when they were last counted; else these are on their way. */
  complete: boolean;
  /** The visitor has stopped it, or has to make room: it goes on when they say so. */
  paused: boolean;
}

// Not an address of the site: nothing else asks for it.
const downloadStateKey = '/portfolio/saved-files';

const open = () => caches.open(savedPortfolio);

// Opening a cache would make it: it is there by the visitor's wish only.
const find = (key: string) => caches.match(key, { cacheName: savedPortfolio, ignoreVary: true });

/** What was wished; undefined where the portfolio is not saved, not even in part. */
export async function readDownloadState(): Promise<DownloadState | undefined> {
  const kept = await find(downloadStateKey);
  return kept && ((await kept.json()) as DownloadState);
}

export async function writeDownloadState(wish: DownloadState): Promise<void> {
  await (await open()).put(downloadStateKey, Response.json(wish));
}

/** Forgets all of it. */
export async function removeSaved(): Promise<void> {
  const cache = await open();
  // The wish first: whatever is left where this is cut off, nobody takes it for a portfolio that is here.
  await cache.delete(downloadStateKey);
  // One by one: of a cache that some page still holds, the browser keeps the files until that page is gone.
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await caches.delete(savedPortfolio);
}

/** A file that is not here, or not all of it: of a film some bytes may be. */
export interface MissingFile extends PortfolioFile {
  here: number;
}

/** Those of the files that are not here in their full length; what is damaged is thrown away. */
export async function findMissing(files: readonly PortfolioFile[]): Promise<MissingFile[]> {
  const missing: MissingFile[] = [];
  for (const file of files) {
    const here = isFilm(file) ? await filmHere(file) : await pictureHere(file);
    if (here !== file.byteSize) missing.push({ ...file, here });
  }
  return missing;
}

const isFilm = ({ src }: PortfolioFile) => src.startsWith('/videos/');

async function filmHere({ src, byteSize }: PortfolioFile): Promise<number> {
  const kept = await readCachedVideo(src);
  if (!kept || (kept.total === byteSize && kept.bytes.size <= byteSize)) return kept?.bytes.size ?? 0;
  await deleteCachedVideo(src);
  return 0;
}

/** Of a picture everything is here or nothing. */
async function pictureHere({ src, byteSize }: PortfolioFile): Promise<number> {
  const kept = await find(src);
  if (!kept) return 0;
  if ((await lengthOf(kept)) === byteSize) return byteSize;
  await (await open()).delete(src);
  return 0;
}

/** Deletes files that the portfolio does not show any more. Gives their number. */
export async function dropGone(files: readonly PortfolioFile[]): Promise<number> {
  const cache = await open();
  const wanted = new Set(files.map(({ src }) => src));
  const gone = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return /^\/(pictures|videos)\//.test(pathname) && !wanted.has(pathname);
  });
  await Promise.all(gone.map((request) => cache.delete(request)));
  return gone.length;
}

/**
 * Brings one file here: the copy that the worker has, else the server's, of a film what is missing of it. `onBytes` is told
 * of each piece that arrives. Rejects with a TypeError without a connection, a QuotaExceededError without room.
 */
export async function cacheFile(file: PortfolioFile, fetching: Fetching): Promise<void> {
  if (isFilm(file)) return cacheVideo(file, fetching);
  const { src, byteSize } = file;
  const seen = await caches.match(src, { cacheName: pictureCache, ignoreVary: true });
  const usable = seen && (await lengthOf(seen.clone())) === byteSize;
  const source = usable ? seen : await fetch(src, { signal: fetching.signal });
  if (source.status !== 200) throw new Error(`${src} was answered with ${source.status}`);
  await (await open()).put(src, counted(source, fetching.onBytes));
}

function counted({ body, headers }: Response, onBytes: Fetching['onBytes']): Response {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onBytes(piece.byteLength);
      controller.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(counter) ?? null, { headers });
}

async function lengthOf(response: Response): Promise<number> {
  return (await response.blob()).size;
}
