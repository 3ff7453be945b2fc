import type { PortfolioFile } from '../../generated/types.ts';
import { savedPortfolio } from './cache-names.ts';

/** What is here of a film, without a gap from its first byte on. */
export interface CachedVideo {
  bytes: Blob;
  /** Its whole length, and the name of this very version, as the server told them. */
  total: number;
  etag: string;
}

// A film is kept in the parts in which it came, and is read from them: a page that is closed half-way loses no more than
// what was not a part yet, and no second copy ever has to be put together beside the first.
const partSize = 1_000_000;

const partKey = (src: string, from: number) => `${src}?from=${from}`;

const anyPart = { ignoreSearch: true, ignoreVary: true };

/** What is here of a film; undefined where nothing is. */
export async function readCachedVideo(src: string): Promise<CachedVideo | undefined> {
  // Opening a cache would make it: it is there by the visitor's wish only.
  if (!(await caches.has(savedPortfolio))) return undefined;
  const responses = await (await caches.open(savedPortfolio)).matchAll(src, anyPart);
  const parts = responses.map(describe).toSorted((one, other) => one.from - other.from);
  const [first] = parts;
  if (!first) return undefined;
  const { total, etag, type } = first;
  const blobs: Blob[] = [];
  let size = 0;
  for (const part of parts) {
    const blob = await part.response.blob();
    if (part.from !== size || part.total !== total || part.etag !== etag || blob.size !== part.length) break;
    blobs.push(blob);
    size += blob.size;
  }
  return size > 0 ? { bytes: new Blob(blobs, { type }), total, etag } : undefined;
}

function describe(response: Response) {
  const { headers } = response;
  const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  const [from = -1, to = -1, total = -1] = range.slice(1).map(Number);
  return {
    response,
    from,
    length: to - from + 1,
    total,
    etag: headers.get('etag') ?? '',
    type: headers.get('content-type') ?? '',
  };
}

/** Throws away every part of a film that begins at this byte or later. */
export async function deleteCachedVideo(src: string, from = 0): Promise<void> {
  const cache = await caches.open(savedPortfolio);
  const parts = await cache.keys(src, anyPart);
  const late = parts.filter(({ url }) => Number(new URL(url).searchParams.get('from')) >= from);
  await Promise.all(late.map((part) => cache.delete(part)));
}

/** What the fetching of a file is told, and tells. */
export interface Fetching {
  signal: AbortSignal;
  /** Told of each piece that arrives; below zero for what has to come once more. */
  onBytes: (count: number) => void;
}

/**
 * Brings what is missing of a film. Rejects as `fetch` does, also in the middle, or with a QuotaExceededError: what came
 * until then stays.
 */
export async function cacheVideo(file: PortfolioFile, fetching: Fetching): Promise<void> {
  const { src } = file;
  const kept = await readCachedVideo(src);
  const here = kept?.bytes.size ?? 0;
  const answer =
    (kept && (await askForRest(file, kept, fetching.signal))) ?? (await askForAll(file, fetching));
  // 200: another version of it, or a server that knows no parts.
  const from = answer.status === 206 ? here : 0;
  await deleteCachedVideo(src, from);
  fetching.onBytes(from - here);
  await cacheParts(file, { answer, from, onBytes: fetching.onBytes });
}

async function askForAll({ src }: PortfolioFile, { signal }: Fetching): Promise<Response> {
  const response = await fetch(src, { signal });
  if (response.status !== 200) throw new Error(`${src} was answered with ${response.status}`);
  return response;
}

/** The rest of a film or, where it has changed, all of it; undefined where neither can be had by asking so. */
async function askForRest(
  { src, byteSize }: PortfolioFile,
  { bytes: { size }, etag }: CachedVideo,
  signal: AbortSignal,
): Promise<Response | undefined> {
  // A weak name does not promise that the bytes are the same (RFC 9110 section 13.1.5).
  if (!etag.startsWith('"')) return undefined;
  const headers = { range: `bytes=${size}-`, 'if-range': etag };
  const response = await fetch(src, { signal, headers });
  const rest = `bytes ${size}-${byteSize - 1}/${byteSize}`;
  if (response.status === 200) return response;
  if (response.status === 206 && response.headers.get('content-range') === rest) return response;
  await response.body?.cancel();
  return undefined;
}

async function cacheParts(
  { src, byteSize }: PortfolioFile,
  { answer, from, onBytes }: { answer: Response; from: number; onBytes: Fetching['onBytes'] },
): Promise<void> {
  const cache = await caches.open(savedPortfolio);
  const reader = answer.body?.getReader();
  if (!reader) return;
  let at = from;
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const cachePart = async () => {
    if (length === 0) return;
    const headers = new Headers({ 'content-range': `bytes ${at}-${at + length - 1}/${byteSize}` });
    for (const name of ['content-type', 'etag']) headers.set(name, answer.headers.get(name) ?? '');
    await cache.put(partKey(src, at), new Response(new Blob(pieces), { headers }));
    at += length;
    pieces = [];
    length = 0;
  };
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      pieces.push(read.value);
      length += read.value.byteLength;
      onBytes(read.value.byteLength);
      if (length >= partSize) await cachePart();
    }
  } catch (error) {
    // What came before the connection broke, or the visitor stopped it, is a part as well.
    await cachePart().catch(() => undefined);
    throw error;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  await cachePart();
}
