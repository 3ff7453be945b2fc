import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { BodyError, Unavailable } from '../core/errors.ts';
import { hasFreeDisk } from '../core/free-disk.ts';
import type { ResourceLimits } from '../core/resource-limits.ts';
import { temporaryName } from '../core/temporary.ts';

/** Seconds until a full disk may have room again. */
const DISK_RETRY_AFTER = 15 * 60;

/** A file of a multipart body, on disk until its request is answered. */
export class UploadedFile {
  constructor(
    readonly path: string,
    /** Size in bytes; if the file was longer than the parser's limit, the limit. */
    readonly byteSize: number,
    readonly upload: Upload,
  ) {}
}

/** The files of one request. */
export class Upload {
  readonly #folder: string;
  readonly #limits: ResourceLimits;
  readonly #onEnd: () => void;
  readonly #controller = new AbortController();
  readonly #streams: Readable[] = [];
  readonly #writes: Promise<void>[] = [];
  readonly #paths: string[] = [];

  constructor(
    readonly networks: readonly string[],
    folder: string,
    limits: ResourceLimits,
    onEnd: () => void,
  ) {
    this.#folder = folder;
    this.#limits = limits;
    this.#onEnd = onEnd;
  }

  /** Aborted when the request ends. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /**
   * Writes a file of the body to disk, cut at the parser's limit: check `byteSize`. Throws Unavailable when
   * the disk is almost full, BodyError if the body breaks off.
   */
  async receive(stream: Readable): Promise<UploadedFile> {
    this.#streams.push(stream);
    const path = join(this.#folder, temporaryName());
    this.#paths.push(path);
    const writing = this.#write(stream, path);
    this.#writes.push(writing);
    await writing;
    return new UploadedFile(path, (await stat(path)).size, this);
  }

  /** Deletes the files. Call it when the response was sent or the connection was closed. */
  async end(): Promise<void> {
    this.#controller.abort();
    for (const stream of this.#streams) stream.destroy();
    await Promise.allSettled(this.#writes);
    for (const path of this.#paths) await rm(path, { force: true });
    this.#onEnd();
  }

  async #write(stream: Readable, path: string): Promise<void> {
    // The stream may fail before `writeFile` reads it.
    let failure: unknown;
    stream.once('error', (error) => {
      failure = error;
    });
    try {
      // Not `pipeline`: at the limit, graphql-upload-minimal unpipes the stream, and it would never end.
      await writeFile(path, this.#whileFree(stream), { mode: 0o600 });
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      throw failure === undefined && !stream.destroyed ? error : BodyError.ofForm(error);
    }
  }

  async *#whileFree(stream: Readable): AsyncGenerator<Buffer> {
    // A destroyed stream would fail the whole form with another error.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      if (!hasFreeDisk(this.#folder, this.#limits.freeDiskBytes)) throw diskFull();
      yield chunk as Buffer;
    }
  }
}

function diskFull(): Unavailable {
  return new Unavailable(
    'We have no room for more photos just now. Please try again later, or call us.',
    DISK_RETRY_AFTER,
  );
}
