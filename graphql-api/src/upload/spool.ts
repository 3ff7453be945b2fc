import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Lock, tryLock } from '../core/file-lock.ts';

/** The folder in which this process stores uploads until they are decoded or rejected. */
export interface Spool {
  /** A path that no file has. */
  newPath(): string;
  /** Removes the folder with all that is in it. */
  close(): Promise<void>;
}

/**
 * Opens a folder of this process in `DATA_DIR/uploads`, and removes those of processes that have crashed. On the disk of
 * DATA_DIR, because a container's own temporary folder may be memory, or not be there at all.
 */
export async function openSpool(dataDir: string): Promise<Spool> {
  const root = join(dataDir, 'uploads');
  // Visitors' photos: no other user of this machine may read them.
  await mkdir(root, { recursive: true, mode: 0o700 });
  await removeAbandoned(root);
  const { folder, lock } = await lockNewFolder(root);
  return {
    newPath: () => join(folder, randomUUID()),
    close: async () => {
      lock.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const lockOf = (folder: string) => tryLock(join(folder, 'lock.sqlite'));

/** Another process that starts at this moment may find the folder before it is locked, and take it for abandoned. */
async function lockNewFolder(root: string): Promise<{ folder: string; lock: Lock }> {
  for (;;) {
    const folder = join(root, randomUUID());
    await mkdir(folder, { mode: 0o700 });
    const lock = lockOf(folder);
    if (lock) return { folder, lock };
  }
}

async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const folder = join(root, name);
    const lock = lockOf(folder);
    if (!lock) continue;
    lock.release();
    await rm(folder, { recursive: true, force: true });
  }
}
