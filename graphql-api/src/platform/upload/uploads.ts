import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RateLimited } from '../core/errors.ts';
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
   * network has too many uploads.
   */
  begin(networks: readonly string[]): Upload {
    if (networks.some((network) => this.#countOf(network) >= this.#limits.uploadsPerNetwork)) {
      throw new RateLimited(RETRY_AFTER);
    }
    const upload = new Upload(networks, this.#folder, this.#limits, () => this.#current.delete(upload));
    this.#current.add(upload);
    return upload;
  }

  #countOf(network: string): number {
    return [...this.#current].filter(({ networks }) => networks.includes(network)).length;
  }
}
