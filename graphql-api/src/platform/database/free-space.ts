import { hasFreeDisk } from '../core/free-disk.ts';

const MB = 1024 * 1024;

/** Space for PostgreSQL's write-ahead log and for the mails of stored leads. */
const MIN_FREE = 64 * MB;

/** Throws an error that clients see as 503 when the disk of `dataDir` is almost full. */
export function requireFreeSpace(dataDir: string): void {
  if (hasFreeDisk(dataDir, MIN_FREE)) return;
  throw Object.assign(new Error('The disk of DATA_DIR has less than 64 MB of free space.'), {
    code: 'ENOSPC',
  });
}
