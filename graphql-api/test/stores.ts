import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { createLog } from '../src/platform/core/log.ts';
import { openFiles } from '../src/platform/files/disk.ts';
import { startBucket } from './bucket.ts';

/** A file storage that a test removes at its end. */
export interface Store {
  files: Disk;
  remove(): Promise<void>;
}

/** Functions that open an empty file storage, by kind. */
export const stores: readonly [string, () => Promise<Store>][] = [
  [
    'a folder',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'files-'));
      const remove = () => rm(dataDir, { recursive: true, force: true });
      return { files: openFiles({ dataDir, s3: undefined }, createLog({ logLevel: 'silent' })), remove };
    },
  ],
  [
    'a bucket',
    async () => {
      const { files, close } = await startBucket();
      return { files, remove: close };
    },
  ],
];
