import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { RateLimited, Unavailable } from '../core/errors.ts';
import type { ResourceLimits } from '../core/resource-limits.ts';
import { removeAbandoned } from '../core/temporary.ts';
import { RETRY_AFTER } from '../core/unavailable.ts';
import { Upload } from './upload.ts';

/** The uploads that this process is receiving. */
export class Uploads {
  readonly #folder: string;
  readonly #limits: ResourceLimits;
  readonly #current = new Set<Upload>();

  private constructor(folder: string, limits: ResourceLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /**
   * Creates `DATA_DIR/uploads` and deletes the files that crashed processes left there. The system's
   * temporary folder may be memory in a container.
   */
  static async open(dataDir: string, limits: ResourceLimits): Promise<Uploads> {
    const folder = join(dataDir, 'uploads');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(folder);
    return new Uploads(folder, limits);
  }

  /** Number of uploads in progress. */
  get count(): number {
    return this.#current.size;
  }

  /**
   * Registers the upload of a request from these networks (limit/networks.ts). Throws RateLimited if a
   * network has too many uploads. If the server has too many, ends the slowest one that has had time to
   * arrive or comes from a network with more uploads than this one; throws Unavailable if there is none.
   */
  begin(request: IncomingMessage, networks: readonly string[]): Upload {
    if (networks.some((network) => this.#countOf([network]) >= this.#limits.uploadsPerNetwork)) {
      throw new RateLimited(RETRY_AFTER);
    }
    if (this.#current.size >= this.#limits.uploads) this.#endSlowest(networks);
    const upload = new Upload(request, networks, this.#folder, this.#limits, () =>
      this.#current.delete(upload),
    );
    this.#current.add(upload);
    return upload;
  }

  /** Returns the number of uploads from the first, the narrowest, of these networks. */
  #countOf([narrowest = '']: readonly string[]): number {
    return [...this.#current].filter(({ networks }) => networks.includes(narrowest)).length;
  }

  #endSlowest(newcomer: readonly string[]): void {
    const fairShare = 1 + this.#countOf(newcomer);
    const [slowest] = [...this.#current]
      .filter(({ isArriving }) => isArriving)
      .filter(({ age, networks }) => age >= this.#limits.uploadGraceMs || this.#countOf(networks) > fairShare)
      .toSorted((a, b) => a.bytesPerSecond - b.bytesPerSecond);
    if (!slowest) throw tooManyUploads();
    slowest.abort(tooManyUploads());
    this.#current.delete(slowest);
  }
}

function tooManyUploads(): Unavailable {
  return new Unavailable('Many photos are arriving just now. Please try again in a moment.', RETRY_AFTER);
}
