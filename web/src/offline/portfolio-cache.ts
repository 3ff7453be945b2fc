import type { PortfolioFile } from '../generated/types.ts';
import { pictureCache, savedPortfolio } from './cache-names.ts';
import type { PictureChoice } from './portfolio-device.ts';

/** What the visitor wants to have on this device; kept beside the files, and gone with them. */
export interface Wish {
  choice: PictureChoice;
  files: PortfolioFile[];
  /** Every file was here when they were last counted; else these are on their way. */
  complete: boolean;
  /** The visitor has stopped it. */
  paused: boolean;
}

// Not an address of the site: nothing else asks for it.
const wishKey = '/portfolio/saved-files';

const open = () => caches.open(savedPortfolio);

/** What was wished; undefined where the portfolio is not saved, not even in part. */
export async function readWish(): Promise<Wish | undefined> {
  if (!(await caches.has(savedPortfolio))) return undefined;
  const kept = await (await open()).match(wishKey);
  return kept && ((await kept.json()) as Wish);
}

export async function writeWish(wish: Wish): Promise<void> {
  await (await open()).put(wishKey, Response.json(wish));
}

/** Forgets all of it. */
export async function removeSaved(): Promise<void> {
  await caches.delete(savedPortfolio);
}

/** Those of the files that are not here in their full length; what is here of them is thrown away. */
export async function findMissing(files: readonly PortfolioFile[]): Promise<PortfolioFile[]> {
  const cache = await open();
  const missing: PortfolioFile[] = [];
  for (const file of files) {
    const kept = await cache.match(file.src, { ignoreVary: true });
    if (kept && (await lengthOf(kept)) === file.byteSize) continue;
    if (kept) await cache.delete(file.src);
    missing.push(file);
  }
  return missing;
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

interface Fetching {
  signal: AbortSignal;
  onBytes: (count: number) => void;
}

/**
 * Brings one file here: the copy that the worker has, else the server's. `onBytes` is told of each piece that arrives.
 * Rejects with a TypeError without a connection, a QuotaExceededError without room; nothing is kept of a part.
 */
export async function keepFile({ src, byteSize }: PortfolioFile, fetching: Fetching): Promise<void> {
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
