import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../config.ts';

/** Where uploaded files live: `DATA_DIR/files`, or the bucket of `S3_*`. Nothing in it is served but through us. */
export function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Disk {
  if (!s3) return new Disk(new Folder(join(dataDir, 'files')));
  const { bucket, region, endpoint, credentials } = s3;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials,
      visibility: 'private',
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    }),
  );
}

/** A folder in which a file is written whole or not at all, as in a bucket: neither a crash nor a full disk leaves half of one. */
class Folder extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#location = location;
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const part = `${key}.${randomUUID()}.part`;
    try {
      await super.put(part, contents, options);
      await rename(join(this.#location, part), join(this.#location, key));
    } catch (error) {
      await super.delete(part);
      throw error;
    }
  }
}
