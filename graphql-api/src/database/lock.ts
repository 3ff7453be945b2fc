import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { ConfigError } from '../core/config.ts';

/** An acquired lock. */
export interface Lock {
  release(): void;
}

/**
 * Locks `dataDir` for this process until `release()`; throws ConfigError when another process has it.
 * PGlite has no lock of its own, and two processes on one folder lose rows without an error.
 */
export function lockDataDir(dataDir: string): Lock {
  mkdirSync(dataDir, { recursive: true });
  const lock = tryLock(join(dataDir, 'lock.sqlite'));
  if (!lock) throw new ConfigError(`DATA_DIR ${dataDir} is in use by another process`);
  return lock;
}

/**
 * Locks a file, which is made where it is missing; null while another process has locked it, or where it cannot be made. SQLite's
 * exclusive lock is the operating system's: a crash releases it at once, which a lock file with a time in it does not.
 */
export function tryLock(file: string): Lock | null {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    database?.close();
    return null;
  }
  return { release: () => database.close() };
}

/** Any number, as long as it stays the same through releases: processes of two releases start beside each other. */
const SETUP_KEY = 1_640_995_200;

/**
 * Runs `work` under the lock that all processes on this database take before they prepare it; others wait
 * for as long as it takes. The lock belongs to a connection of its own, so that a crash releases it.
 */
export async function withSetupLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, keepAlive: true, application_name: 'setup' });
  // Where the connection is lost the work fails by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_KEY]);
    return await work();
  } finally {
    await client.end();
  }
}
