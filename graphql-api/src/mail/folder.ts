import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OwnError } from '../platform/core/errors.ts';
import { hasFreeDisk } from '../platform/core/free-disk.ts';
import type { ResourceLimits } from '../platform/core/resource-limits.ts';

/** The variables that choose another transport than the folder, for messages to the operator. */
export const MAIL_VARIABLES = 'SMTP_URL';

/**
 * The folder for mail without a mail server. It rejects a mail when it is full or the disk is almost full;
 * the job then retries, and the mail waits in the database (200 bytes). The site still accepts leads.
 */
export class MailFolder {
  readonly #folder: string;
  readonly #limits: ResourceLimits;
  /** The folder's size in bytes when last read, plus later writes. Other processes may have deleted files. */
  #used: number | undefined;

  constructor(folder: string, limits: ResourceLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** Tells the operator that mail is not sent. */
  get advice(): string {
    return `${MAIL_VARIABLES} is not set, so mail is only written to ${this.#folder}; set ${MAIL_VARIABLES}`;
  }

  /**
   * Writes a file atomically, replacing one of the same name: each job has one file. Rejects if there is no
   * space.
   */
  async write(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await this.#requireRoom(bytes.length);
    const file = join(this.#folder, name);
    await writeFile(`${file}.part`, bytes, { flush: true });
    await rename(`${file}.part`, file);
    this.#used = (this.#used ?? 0) + bytes.length;
  }

  /** Deletes a file if it exists. */
  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  async #requireRoom(bytes: number): Promise<void> {
    const { unsentMailBytes, freeDiskBytes } = this.#limits;
    if (!hasFreeDisk(this.#folder, freeDiskBytes)) {
      throw new OwnError(`The disk of ${this.#folder} is almost full.`);
    }
    if (this.#used === undefined || this.#used + bytes > unsentMailBytes) this.#used = await this.#measure();
    if (this.#used + bytes > unsentMailBytes) {
      throw new OwnError(
        `${this.#folder} has ${this.#used} bytes: take mail out of it, or set ${MAIL_VARIABLES}.`,
      );
    }
  }

  async #measure(): Promise<number> {
    let sum = 0;
    for (const name of await readdir(this.#folder)) {
      // Ignores a file that another process has just deleted.
      sum += await stat(join(this.#folder, name)).then(
        ({ size }) => size,
        () => 0,
      );
    }
    return sum;
  }
}
