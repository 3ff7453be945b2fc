import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import { RateLimited, Unavailable } from '../core/errors.ts';
import { programFile } from '../core/paths.ts';
import { RETRY_AFTER } from '../core/unavailable.ts';
import { TaskProcess } from '../process/task-process.ts';
import type { Image, ImageTasks } from './tasks.ts';

/** Maximum number of waiting variants; the pages of a new site request some fifty at once. */
const MAX_WAITING_VARIANTS = 200;
/** Maximum number of a client's photos that wait to be decoded. */
const MAX_WAITING_PER_CLIENT = 3;

export const imageProgram = { name: 'image', file: programFile('image-worker', 'platform/image/worker') };

const PHOTOS = 1;
const OWN = 0;

type VariantOptions = Parameters<ImageTasks['variant']>[0];

/** An uploaded photo that waits for its turn. */
interface WaitingPhoto {
  path: string;
  /** The network of the client (limit/networks.ts). */
  client: string;
  /** Maximum number of waiting photos of all clients. */
  maxWaiting: number;
  /** Removes the photo from the queue. */
  signal: AbortSignal;
}

/** Decodes and encodes pictures: at most two at once, because an AVIF of 13 megapixels takes 240 MB. */
export class Images {
  readonly #process: TaskProcess<ImageTasks>;
  readonly #pool = new PQueue({ concurrency: 2 });
  /** Photos of visitors by network. Each network has at most one in the pool, so that they take turns. */
  readonly #photos = new Map<string, PQueue>();
  readonly #variants = new Map<string, Promise<Uint8Array>>();

  constructor(log: FastifyBaseLogger) {
    this.#process = new TaskProcess(imageProgram, log);
  }

  /**
   * Decodes an uploaded photo; clients take turns. Returns null if the file is not a readable picture or too
   * large. Throws RateLimited if the client has three waiting photos, Unavailable if `maxWaiting` photos wait
   * or the image process runs out of memory or time.
   */
  async photo({ path, client, maxWaiting, signal }: WaitingPhoto): Promise<Image | null> {
    const queue = this.#photos.get(client) ?? new PQueue({ concurrency: 1 });
    if (queue.size >= MAX_WAITING_PER_CLIENT) throw new RateLimited(RETRY_AFTER);
    if (this.#waitingPhotos() >= maxWaiting) throw busy();
    this.#photos.set(client, queue);
    const decode = () =>
      this.#process.run('photo', { path }).catch(() => {
        throw busy();
      });
    try {
      return await queue.add(() => this.#pool.add(decode, { priority: PHOTOS, signal }), { signal });
    } finally {
      if (queue.size + queue.pending === 0) this.#photos.delete(client);
    }
  }

  #waitingPhotos(): number {
    const queued = [...this.#photos.values()].reduce((sum, { size }) => sum + size, 0);
    return queued + this.#pool.sizeBy({ priority: PHOTOS });
  }

  /** Returns the size of a picture in pixels, and a blurred miniature. */
  miniature(bytes: Uint8Array): Promise<Image> {
    return this.#own(() => this.#process.run('miniature', { bytes }));
  }

  /**
   * Returns the result of `make`, which is called once for concurrent calls with the same key. `encode`
   * encodes a picture in another width and format.
   */
  async variant(
    key: string,
    make: (encode: (options: VariantOptions) => Promise<Uint8Array>) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    let variant = this.#variants.get(key);
    if (!variant) {
      const encode = (options: VariantOptions) => this.#process.run('variant', options);
      variant = this.#own(() => make(encode)).finally(() => this.#variants.delete(key));
      this.#variants.set(key, variant);
    }
    return variant;
  }

  async #own<T>(task: () => Promise<T>): Promise<T> {
    if (this.#pool.sizeBy({ priority: OWN }) >= MAX_WAITING_VARIANTS) {
      throw new Unavailable('This picture is still being prepared.', RETRY_AFTER);
    }
    return this.#pool.add(task, { priority: OWN });
  }
}

function busy(): Unavailable {
  return new Unavailable('Many photos are arriving just now. Please try again in a moment.', RETRY_AFTER);
}
