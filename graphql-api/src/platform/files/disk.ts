import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../core/config.ts';
import { Metrics } from '../core/metrics.ts';
import { removeAbandoned, temporaryName } from '../core/temporary.ts';
import { Bucket, type OpenFile, type Part } from './bucket.ts';

/** Opens the storage of uploaded files: `DATA_DIR/files`, or the bucket of `S3_*`. */
export function openFiles(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  log: FastifyBaseLogger,
  metrics = new Metrics(),
): Disk {
  return new Disk(s3 ? new Bucket(s3, log, metrics) : new Folder(join(dataDir, 'files')));
}

/** Throws ConfigError for an unusable bucket of `S3_*`; deletes what crashed processes left in a folder. */
export async function checkFiles({ driver }: Disk): Promise<void> {
  if (driver instanceof Bucket) await driver.check();
  if (driver instanceof Folder) await driver.removeAbandoned();
}

/** Returns the content of a file, in one request; null if there is no such file. */
export function readIfExists(files: Disk, key: string): Promise<Uint8Array | null> {
  return files.getBytes(key).catch(nullIfMissing);
}

/** Opens a file, in one request; null if it does not exist. The caller must consume or destroy the stream. */
export function openIfExists({ driver }: Disk, key: string): Promise<OpenFile | null> {
  return (driver as Folder | Bucket).openFile(key).catch(nullIfMissing);
}

/** Returns the size of a file in bytes, in one request; null if there is no such file. */
export async function sizeIfExists(files: Disk, key: string): Promise<number | null> {
  const data = await files.getMetaData(key).catch(nullIfMissing);
  return data && data.contentLength;
}

/** Returns the keys of the files in a folder, which need not exist; of all files by default. */
export async function keysIn(files: Disk, folder = ''): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const options = { recursive: true, ...(paginationToken && { paginationToken }) };
    const page = await files.listAll(folder, options).catch(nullIfMissing);
    for (const object of page?.objects ?? [])
      if (object.isFile && !object.key.startsWith(`${PARTS}/`)) keys.push(object.key);
    paginationToken = page?.paginationToken;
  } while (paginationToken);
  return keys;
}

function nullIfMissing(error: unknown): null {
  const { cause = error } = error as { cause?: unknown };
  const { code, $metadata } = cause as { code?: string; $metadata?: { httpStatusCode?: number } };
  if (code === 'ENOENT' || $metadata?.httpStatusCode === 404) return null;
  throw error;
}

/** Streams a part of a file. The caller must consume or destroy the stream. */
export function readPart({ driver }: Disk, key: string, part: Part): Promise<Readable> {
  return (driver as Folder | Bucket).getPart(key, part);
}

/** Copies a file from the disk into the storage. */
export function putFile({ driver }: Disk, key: string, path: string): Promise<void> {
  return (driver as Folder | Bucket).putFile(key, path);
}

/** The folder of files that are being written; on the same disk, so that they can be renamed. */
export const PARTS = '.parts';

/** A folder that replaces files atomically, as a bucket does. */
class Folder extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#location = location;
  }

  override put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    return this.#whole(key, (part) => super.put(part, contents, options));
  }

  putFile(key: string, path: string): Promise<void> {
    return this.#whole(key, async (part) => {
      const target = join(this.#location, part);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(path, target);
      // The copy has the permissions of its original.
      await chmod(target, 0o600);
    });
  }

  /** Tries again if a file is stored in the folder during the deletion, such as a size of a picture. */
  override deleteAll(prefix: string): Promise<void> {
    return rm(join(this.#location, prefix), { recursive: true, force: true, maxRetries: 5 });
  }

  removeAbandoned(): Promise<void> {
    return removeAbandoned(join(this.#location, PARTS));
  }

  async #whole(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const part = `${PARTS}/${temporaryName()}`;
    try {
      await write(part);
      await mkdir(dirname(join(this.#location, key)), { recursive: true });
      await rename(join(this.#location, part), join(this.#location, key));
    } catch (error) {
      await super.delete(part);
      throw error;
    }
  }

  async openFile(key: string): Promise<OpenFile> {
    const file = await open(join(this.#location, key));
    const { size } = await file.stat();
    return { stream: file.createReadStream(), size };
  }

  async getPart(key: string, part: Part): Promise<Readable> {
    const file = await open(join(this.#location, key));
    return file.createReadStream(part);
  }
}
