import { statfsSync } from 'node:fs';

/**
 * Returns whether the disk of `folder` has this many bytes free for this process. Synchronous, because it
 * runs for each lead: 2 µs instead of 44.
 */
export function hasFreeDisk(folder: string, bytes: number): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= bytes;
}
