import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Age at which a temporary file of a process on another machine counts as abandoned, in milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;

/** The names of `temporaryName`. */
const TEMPORARY = /^\.[\da-f-]{36}\.(\d+)\.(\d+)\.(.+)$/;

/** A restarted container may have the process id of the one before. */
const owner = `${process.pid}.${Math.trunc(performance.timeOrigin)}.${hostname()}`;

/** Returns a unique name for a temporary file or folder; `removeAbandoned` deletes it after a crash. */
export const temporaryName = () => `.${randomUUID()}.${owner}`;

/** Deletes the temporary files and folders in `folder` whose processes have ended, such as by a crash. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const parts = TEMPORARY.exec(name);
    if (!parts) continue;
    const [, pid = '', startedAt = '', host] = parts;
    const path = join(folder, name);
    const isAbandoned =
      host === hostname() ? hasEnded(Number(pid), `${pid}.${startedAt}.${host}`) : await isOld(path);
    if (isAbandoned) await rm(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

function hasEnded(pid: number, ownerOfFile: string): boolean {
  if (pid === process.pid) return ownerOfFile !== owner;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > ABANDONED_AFTER;
}
