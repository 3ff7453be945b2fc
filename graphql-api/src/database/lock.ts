import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';

/**
 * Holds `dataDir` for this process until `release()`; throws ConfigError when another process has it.
 * PGlite guards nothing itself and two processes on one folder lose rows silently. SQLite's exclusive lock is
 * the operating system's: a crash releases it at once, which a lock file with a time in it does not.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    throw new ConfigError(`DATA_DIR ${dataDir} is in use by another process`, { cause });
  }
  return { release: () => database.close() };
}
