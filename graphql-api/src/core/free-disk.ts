import { statfs } from 'node:fs/promises';

/** Whether the disk that `folder` is on has at least so many bytes left for us. */
export async function hasFreeDisk(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
}
