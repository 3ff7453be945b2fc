import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import { RateLimited, Unavailable } from '../core/errors.ts';
import type { ResourceLimits } from '../core/resource-limits.ts';
import type { Spool } from './spool.ts';

/** Seconds after which it is worth to try again: by then another upload has ended. */
const RETRY_AFTER = 10;

/** A file of an upload, on disk until its request is answered. */
export class UploadedFile {
  constructor(
    /** The name of the form's field that it came in. */
    readonly field: string,
    readonly path: string,
    /** One byte more than the parser's limit where the file was longer; the rest was not stored. */
    readonly byteSize: number,
    /** Aborted when nobody waits for the answer any more. */
    readonly signal: AbortSignal,
  ) {}
}

/** The uploads under way in this process, each with its files on disk. */
export class Uploads {
  readonly #spool: Spool;
  readonly #limits: ResourceLimits;
  readonly #all = new Share();
  readonly #addresses = new Map<string, Share>();

  constructor(spool: Spool, limits: ResourceLimits) {
    this.#spool = spool;
    this.#limits = limits;
  }

  /** Begins an upload. Throws RateLimited when the address has too many under way, Unavailable when everybody has. */
  begin(address: string): Upload {
    const share = this.#addresses.get(address) ?? new Share();
    if (share.uploads >= this.#limits.uploadsPerAddress) throw new RateLimited(RETRY_AFTER);
    if (this.#all.uploads >= this.#limits.uploads) throw tooManyUploads();
    this.#addresses.set(address, share);
    const change = (uploads: number, bytes: number) => {
      for (const each of [share, this.#all]) each.add(uploads, bytes);
      if (share.uploads === 0) this.#addresses.delete(address);
    };
    const reserve = (bytes: number) => {
      if (share.bytes + bytes > this.#limits.uploadBytesPerAddress) throw new RateLimited(RETRY_AFTER);
      if (this.#all.bytes + bytes > this.#limits.uploadBytes) throw tooManyUploads();
      change(0, bytes);
    };
    change(1, 0);
    return new Upload(this.#spool, reserve, (bytes) => change(-1, -bytes));
  }

  /** How many are under way. */
  get count(): number {
    return this.#all.uploads;
  }

  /** Removes what is still on disk. */
  close(): Promise<void> {
    return this.#spool.close();
  }
}

class Share {
  uploads = 0;
  bytes = 0;

  add(uploads: number, bytes: number): void {
    this.uploads += uploads;
    this.bytes += bytes;
  }
}

function tooManyUploads(): Unavailable {
  return new Unavailable('Many photos are arriving just now. Please try again in a moment.', RETRY_AFTER);
}

/** One request's upload. */
export class Upload {
  readonly #spool: Spool;
  readonly #reserve: (bytes: number) => void;
  readonly #release: (bytes: number) => void;
  readonly #ended = new AbortController();
  readonly #paths: string[] = [];
  readonly #writing: Promise<unknown>[] = [];
  #bytes = 0;

  constructor(spool: Spool, reserve: (bytes: number) => void, release: (bytes: number) => void) {
    this.#spool = spool;
    this.#reserve = reserve;
    this.#release = release;
  }

  /** Writes a file to disk as it arrives. Rejects when it breaks off, or where the limits or the disk are at their end. */
  write(field: string, stream: BusboyFileStream): Promise<UploadedFile> {
    const path = this.#spool.newPath();
    this.#paths.push(path);
    const writing = pipeline(stream, this.#counted(), createWriteStream(path, { mode: 0o600 }));
    this.#writing.push(writing);
    return writing.then(() => new UploadedFile(field, path, stream.bytesRead, this.#ended.signal));
  }

  /** Removes its files; call it once, when the answer was sent or the connection has ended. */
  async end(): Promise<void> {
    this.#ended.abort();
    await Promise.allSettled(this.#writing);
    for (const path of this.#paths) await rm(path, { force: true });
    this.#release(this.#bytes);
  }

  #counted(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        try {
          this.#reserve(chunk.length);
          this.#bytes += chunk.length;
          done(null, chunk);
        } catch (error) {
          done(error as Error);
        }
      },
    });
  }
}
