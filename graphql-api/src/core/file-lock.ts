import { DatabaseSync } from 'node:sqlite';

/** An acquired lock. */
export interface Lock {
  release(): void;
}

/**
 * Locks a file, which it creates where it is missing; null while another process holds the lock, or where the file cannot be
 * created. The operating system releases SQLite's exclusive lock when a process crashes; a lock file would stay behind.
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
