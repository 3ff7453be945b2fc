import { chunkFailure } from '../content/messages.ts';

/** A chunk that did not arrive, not even the second time. */
export class ChunkError extends Error {
  constructor(id: string, cause: unknown) {
    super(chunkFailure(id), { cause });
    this.name = 'ChunkError';
  }
}

// Long enough for a phone to change from one network to the next, short enough to pass for a slow page.
const pauseBeforeRetry = 800;

/** Loads a chunk; a failure is retried once, then thrown as a ChunkError. `pause` in milliseconds. */
export async function loadChunk<T>(id: string, load: () => Promise<T>, pause = pauseBeforeRetry): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return await load().catch((cause: unknown) => {
      throw new ChunkError(id, cause);
    });
  }
}
