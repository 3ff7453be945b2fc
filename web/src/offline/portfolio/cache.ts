import type { PortfolioFile, QueryPortfolioFilesArgs } from '../../generated/types.ts';
import { savedPortfolio } from '../shared/cache-names.ts';

/** The visitor's request to save the portfolio; stored in the cache beside the files. */
interface SavedNote {
  choice: QueryPortfolioFilesArgs;
  /** The list that was complete last, or the first one. */
  files: PortfolioFile[];
  complete: boolean;
  /** The visitor stopped the saving, or the device is full. */
  paused: boolean;
}

// Not a URL of the site.
const noteKey = '/portfolio/saved-files';

/** Returns undefined if the visitor has not saved the portfolio. Does not create the cache. */
export async function readNote(): Promise<SavedNote | undefined> {
  return (await caches.match(noteKey, { cacheName: savedPortfolio }))?.json();
}

export async function writeNote(cache: Cache, note: SavedNote): Promise<void> {
  await cache.put(noteKey, Response.json(note));
}

/** Returns the files that are not in the cache. */
export async function findMissing(cache: Cache, files: readonly PortfolioFile[]): Promise<PortfolioFile[]> {
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.filter(({ src }) => !cached.has(src));
}

/** Deletes cached files that are no longer part of the portfolio. */
export async function deleteStale(cache: Cache, files: readonly PortfolioFile[]): Promise<void> {
  const paths = new Set([noteKey, ...files.map(({ src }) => src)]);
  const stale = (await cache.keys()).filter(({ url }) => !paths.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

export async function removeSaved(): Promise<void> {
  const cache = await caches.open(savedPortfolio);
  // The note first, so that an interrupted removal does not look like a saved portfolio.
  await cache.delete(noteKey);
  // One by one: the browser frees the files of a deleted cache only when no page has it open.
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await caches.delete(savedPortfolio);
}

/**
 * Fetches a file. `onProgress` is called with the number of bytes received so far. Throws a TypeError if the
 * connection breaks, and an Error if the file is incomplete.
 */
export async function fetchFile(
  { src, byteSize }: PortfolioFile,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Response> {
  // Firefox returns the part of a video that it has in its HTTP cache; 'reload' bypasses that cache.
  for (const cache of ['default', 'reload'] as const) {
    const { ok, status, body, headers } = await fetch(src, { signal, cache });
    if (!ok) throw new Error(`The server answered ${src} with ${status}`);
    const blob = await readBody(body, onProgress);
    if (blob.size === byteSize) return new Response(blob, { headers });
  }
  throw new Error(`${src} is incomplete`);
}

function readBody(body: Response['body'], onProgress: (bytes: number) => void): Promise<Blob> {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counter)).blob();
}
