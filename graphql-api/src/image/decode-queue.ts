import PQueue from 'p-queue';
import { Unavailable } from '../core/errors.ts';

/** Of every kind together: an AVIF of 13 megapixels alone takes 240 MB. */
const pool = new PQueue({ concurrency: 2 });
/** Visitors' pictures, which are what takes the memory, one at a time. */
const uploads = new PQueue({ concurrency: 1 });

/** Widths of pictures that are asked for but not made yet; a new site's pages ask for some fifty at once. */
const MAX_WAITING_WIDTHS = 200;
const FIRST = 1;
const LAST = 0;

/** Seconds: two dozen photos are decoded meanwhile. */
const RETRY_AFTER = 10;

/**
 * Decodes an uploaded picture when its turn comes, before any of our own. Throws Unavailable when `maxWaiting` wait
 * already; given up when `signal` is aborted before its turn.
 */
export async function decodeUpload<T>(
  work: () => Promise<T>,
  { maxWaiting, signal }: { maxWaiting: number; signal: AbortSignal },
): Promise<T> {
  if (uploads.size >= maxWaiting) {
    throw new Unavailable('Many photos are arriving just now. Please try again in a moment.', RETRY_AFTER);
  }
  return uploads.add(() => pool.add(work, { priority: FIRST }), { signal });
}

/** Decodes one of our own pictures when its turn comes. Throws Unavailable when very many wait already. */
export async function decodeOwn<T>(work: () => Promise<T>): Promise<T> {
  if (pool.sizeBy({ priority: LAST }) >= MAX_WAITING_WIDTHS) {
    throw new Unavailable('This picture is still being prepared.', RETRY_AFTER);
  }
  return pool.add(work, { priority: LAST });
}
