import { mkdirSync, statSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/**
 * Protects leads, photos and mails from other users of the machine: whatever this process writes is its owner's only, and a
 * DATA_DIR that was open to others is closed with all that is in it. One that belongs to somebody else (a volume of a
 * cluster) stays as it is, with a warning.
 */
export async function protectDataDir({ dataDir }: Config, log: FastifyBaseLogger): Promise<void> {
  process.umask(OTHERS);
  mkdirSync(dataDir, { recursive: true });
  // Closed at an earlier start: nothing within was ever written for others.
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
