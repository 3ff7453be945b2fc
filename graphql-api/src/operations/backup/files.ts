import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { ERASURES } from '../../lead/erasure/record.ts';
import { keysIn, putFile } from '../../platform/files/disk.ts';

const FOLDER = 'files';
/** Variants of pictures are encoded again when they are requested. */
const isVariant = (key: string) => /^pictures\/[^/]+\/(?!original$)/.test(key);

/** Copies the uploaded files to a folder. Leaves out files that are deleted during the copy. */
export async function copyFilesOut(files: Disk, folder: string): Promise<void> {
  for (const key of await keysIn(files)) {
    if (isVariant(key)) continue;
    const path = join(folder, FOLDER, key);
    await mkdir(dirname(path), { recursive: true });
    try {
      await pipeline(await files.getStream(key), createWriteStream(path, { mode: 0o600 }));
    } catch (error) {
      if (await files.exists(key)) throw error;
    }
  }
}

/** Copies the files of `copyFilesOut` into the storage. */
export async function copyFilesIn(files: Disk, folder: string): Promise<void> {
  const root = join(folder, FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const key = relative(root, join(parentPath, name)).replaceAll('\\', '/');
    // The target's own record is merged with the archive's.
    if (key === ERASURES && (await files.exists(key))) continue;
    await putFile(files, key, join(parentPath, name));
  }
}
