import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config, S3Config } from '../core/config.ts';

/** Where uploaded files live: `DATA_DIR/files`, or the bucket of `S3_*`. Nothing in it is served but through us. */
export function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Disk {
  return new Disk(s3 ? new Bucket(s3) : new Folder(join(dataDir, 'files')));
}

/** The first and the last byte of a part of a file. */
interface Part {
  start: number;
  end: number;
}

/** A part of a file as it is sent, never whole in memory. Who does not read it to its end destroys it. */
export function readPart({ driver }: Disk, key: string, part: Part): Promise<Readable> {
  return (driver as Folder | Bucket).getPart(key, part);
}

/** Stores a file of this machine's disk under a key. */
export function putFile({ driver }: Disk, key: string, path: string): Promise<void> {
  return (driver as Folder | Bucket).putFile(key, path);
}

/** A folder in which a file is written whole or not at all, as in a bucket: neither a crash nor a full disk leaves half of one. */
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
      // The copy has the permissions of its original, which may be for everybody.
      await chmod(target, 0o600);
    });
  }

  async #whole(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const part = `${key}.${randomUUID()}.part`;
    try {
      await write(part);
      await rename(join(this.#location, part), join(this.#location, key));
    } catch (error) {
      await super.delete(part);
      throw error;
    }
  }

  async getPart(key: string, part: Part): Promise<Readable> {
    const file = await open(join(this.#location, key));
    return file.createReadStream(part);
  }
}

class Bucket extends S3Driver {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, region, endpoint, credentials }: S3Config) {
    const client = new S3Client({
      region,
      credentials,
      // A video that a visitor has stopped occupies its connection: of the 50 that are the default none might be left.
      requestHandler: {
        httpAgent: { maxSockets: Infinity },
        httpsAgent: { maxSockets: Infinity },
        // In milliseconds, until an answer begins: an upload fails within a minute when the bucket is away.
        connectionTimeout: 3_000,
        requestTimeout: 30_000,
        throwOnRequestTimeout: true,
      },
      maxAttempts: 2,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    });
    super({ client, bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#bucket = bucket;
  }

  /** In memory, because what is signed is the hash of all of it: the largest is an admin's video. */
  async putFile(key: string, path: string): Promise<void> {
    await this.put(key, await readFile(path));
  }

  async getPart(Key: string, { start, end }: Part): Promise<Readable> {
    const Range = `bytes=${start}-${end}`;
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key, Range }));
    return Body as Readable;
  }
}
