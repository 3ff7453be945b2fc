import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResourceLimits } from '../core/resource-limits.ts';
import { hasFreeDisk } from '../files/free-disk.ts';

/**
 * The folder of mail that nobody sends. It takes no more than its limit, and nothing where the disk is almost full: the
 * mail's job then fails and is tried again, so that the mail waits in the database, where it is two hundred bytes, until
 * somebody has made room. Leads are taken all the same.
 */
export class MailFolder {
  readonly #folder: string;
  readonly #limits: ResourceLimits;
  /** Bytes in it when it was last looked into, and written since; others may have taken some out. */
  #used: number | undefined;

  constructor(folder: string, limits: ResourceLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** Writes a file whole or not at all, over one of the same name: one job is one file. Rejects where there is no room. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await this.#requireRoom(bytes.length);
    const file = join(this.#folder, name);
    await writeFile(`${file}.part`, bytes, { flush: true });
    await rename(`${file}.part`, file);
    this.#used = (this.#used ?? 0) + bytes.length;
  }

  /** Deletes a file, if it is there. */
  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  async #requireRoom(bytes: number): Promise<void> {
    const { unsentMailBytes, freeDiskBytes } = this.#limits;
    if (!(await hasFreeDisk(this.#folder, freeDiskBytes))) {
      throw new Error(`The disk of ${this.#folder} is almost full.`);
    }
    if (this.#used === undefined || this.#used + bytes > unsentMailBytes) this.#used = await this.#measure();
    if (this.#used + bytes > unsentMailBytes) {
      throw new Error(`${this.#folder} has ${this.#used} bytes: take mail out of it, or set SMTP_URL.`);
    }
  }

  async #measure(): Promise<number> {
    let sum = 0;
    for (const name of await readdir(this.#folder)) {
      // One that is taken out at this moment counts nothing.
      sum += await stat(join(this.#folder, name)).then(
        ({ size }) => size,
        () => 0,
      );
    }
    return sum;
  }
}
