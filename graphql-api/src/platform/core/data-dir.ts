import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, ConfigError } from './config.ts';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/**
 * Restricts DATA_DIR to its owner: sets the umask, and removes the rights of other users from an existing
 * folder. Leaves a folder of another user (a cluster's volume) unchanged, with a warning. Throws ConfigError
 * if this process cannot write to the folder.
 */
export async function protectDataDir({ dataDir }: Config, log: FastifyBaseLogger): Promise<void> {
  process.umask(OTHERS);
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!statSync(dataDir).isDirectory()) throw new Error('it is not a folder');
  } catch (cause) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${(cause as Error).message}`, { cause });
  }
  // An earlier start has restricted the folder, so other users can open no file in it.
  if ((statSync(dataDir).mode & OTHERS) === 0) return;
  try {
    await chmod(dataDir, OWNER_ONLY);
    for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory() || entry.isFile())
        await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? OWNER_ONLY : 0o600);
    }
  } catch (error) {
    log.warn(error, 'DATA_DIR is readable by others, and could not be closed to them');
  }
}

/** Creates a folder and its parents. Node's recursive `mkdir` never returns for one in /proc. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: OWNER_ONLY });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    makeFolder(dirname(folder));
    makeFolder(folder);
  }
}
