import { rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { OwnError, Unavailable } from '../core/errors.ts';
import { hasFreeDisk } from '../core/free-disk.ts';
import type { ResourceLimits } from '../core/resource-limits.ts';
import { temporaryName } from '../core/temporary.ts';

/** Maximum size of a body in bytes: twice the five photos of a quote, or a video. */
const MAX_BODY_BYTES = 128 * 1024 * 1024;
/** Time between two checks of an upload's progress, in milliseconds. */
const CHECK_MS = 500;
/** Seconds until a full disk may have room again. */
const DISK_RETRY_AFTER = 15 * 60;

/** A multipart body that cannot be read. */
export class FormError extends OwnError {
  readonly statusCode: number;

  constructor(statusCode: 400 | 408 | 413, message: string) {
    super(message);
    this.statusCode = statusCode;
  }

  /** Returns the error of a multipart parser, without the parser's message. */
  static from(error: unknown): FormError {
    if (error instanceof FormError) return error;
    const { statusCode } = error as { statusCode?: number };
    return statusCode === 413
      ? new FormError(413, 'The form is too large.')
      : new FormError(400, 'The form cannot be read.');
  }
}

/** A file of a multipart body, on disk until its request is answered. */
export class UploadedFile {
  constructor(
    readonly path: string,
    /** Size in bytes; if the file was longer than the parser's limit, the limit. */
    readonly byteSize: number,
    readonly upload: Upload,
  ) {}
}

/** The multipart body of one request. */
export class Upload {
  readonly networks: readonly string[];
  /** Maximum size of the body in bytes. */
  maxBytes = MAX_BODY_BYTES;
  readonly #request: IncomingMessage;
  readonly #folder: string;
  readonly #limits: ResourceLimits;
  readonly #onEnd: () => void;
  readonly #controller = new AbortController();
  readonly #startBytes: number;
  readonly #timer: NodeJS.Timeout;
  readonly #streams: Readable[] = [];
  readonly #writes: Promise<void>[] = [];
  readonly #paths: string[] = [];
  #windowStart = performance.now();
  #windowBytes = 0;

  constructor(
    request: IncomingMessage,
    networks: readonly string[],
    folder: string,
    limits: ResourceLimits,
    onEnd: () => void,
  ) {
    this.networks = networks;
    this.#request = request;
    this.#folder = folder;
    this.#limits = limits;
    this.#onEnd = onEnd;
    this.#startBytes = request.socket.bytesRead;
    this.#timer = setInterval(() => this.#check(), CHECK_MS);
  }

  /** Aborted when the upload fails or its request ends. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get #bytes(): number {
    return this.#request.socket.bytesRead - this.#startBytes;
  }

  /** Makes `within` reject with this error. */
  abort(error: Error): void {
    clearInterval(this.#timer);
    this.#controller.abort(error);
  }

  /** Returns the form of `reading`. Rejects if `reading` does, and as soon as the upload is aborted. */
  async within<T>(reading: Promise<T>): Promise<T> {
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const fail = () => reject(this.signal.reason as Error);
    if (this.signal.aborted) fail();
    this.signal.addEventListener('abort', fail);
    // After an abort the parser fails too, and its error is unhandled.
    reading.catch(() => {});
    const form = await Promise.race([reading, aborted]);
    clearInterval(this.#timer);
    return form;
  }

  /**
   * Writes a file of the body to disk, cut at the parser's limit: check `byteSize`. Throws Unavailable if the
   * disk is almost full, FormError if the body breaks off.
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
    this.abort(new FormError(400, 'The connection ended before the body did.'));
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
    if (!hasFreeDisk(this.#folder, this.#limits.freeDiskBytes)) throw diskFull();
    try {
      // Not `pipeline`: at the limit, graphql-upload-minimal unpipes the stream, and it would never end.
      await writeFile(path, stream, { mode: 0o600 });
    } catch (error) {
      throw failure === undefined && !stream.destroyed ? error : FormError.from(error);
    }
  }

  /** Aborts an upload that is too large or too slow. */
  #check(): void {
    if (this.#bytes > this.maxBytes) return this.abort(new FormError(413, 'The form is too large.'));
    const { bodyIdleMs, uploadBytesPerSecond } = this.#limits;
    const now = performance.now();
    if (now - this.#windowStart < bodyIdleMs) return;
    const minBytes = (uploadBytesPerSecond * bodyIdleMs) / 1000;
    if (this.#bytes - this.#windowBytes < minBytes) {
      return this.abort(new FormError(408, 'The body stopped arriving.'));
    }
    this.#windowStart = now;
    this.#windowBytes = this.#bytes;
  }
}

function diskFull(): Unavailable {
  return new Unavailable(
    'We have no room for more photos just now. Please try again later, or call us.',
    DISK_RETRY_AFTER,
  );
}
