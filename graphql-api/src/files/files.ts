import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../config.ts';

/** Where uploaded files live: `DATA_DIR/files`, or the bucket of `S3_*`. Nothing in it is served but through us. */
export function openFiles({ dataDir, s3 }: Config): Disk {
  if (!s3) return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
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
