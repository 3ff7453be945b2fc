import { chunkFailure } from '../../../content/common/messages.ts';
import { within } from './within.ts';

/** Thrown if a chunk fails twice, or does not arrive in time. */
export class ChunkError extends Error {
  constructor(id: string, cause: unknown) {
    super(chunkFailure(id), { cause });
    this.name = 'ChunkError';
  }
}

// In milliseconds. A phone needs this long to change from one network to another.
const retryDelay = 800;
const timeout = 120_000;

/** Loads a chunk, and retries once. Throws a ChunkError if both fail or after 120 s. `delay` in ms. */
export async function loadChunk<T>(id: string, load: () => Promise<T>, delay = retryDelay): Promise<T> {
  try {
    return await within(timeout, loadTwice(load, delay));
  } catch (cause) {
    throw new ChunkError(id, cause);
  }
}

async function loadTwice<T>(load: () => Promise<T>, delay: number): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return load();
  }
}
