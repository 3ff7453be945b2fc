import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Place } from './run-folder.ts';

/** The file that PostgreSQL writes while it runs. */
const pidFile = (folder: string) => join(folder, 'postmaster.pid');

/** Returns the PostgreSQL that runs, or was killed, on the database in `folder`. */
export function readRunning(folder: string) {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(folder), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  // The folder is empty on platforms without Unix sockets.
  return { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4] ?? '' };
}

/** Returns whether it accepts connections. */
export function isListening({ port, socketFolder }: Place): Promise<boolean> {
  const socket = socketFolder ? connect(join(socketFolder, `.s.PGSQL.${port}`)) : connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

/**
 * Removes `postmaster.pid` if another program has its process id, as after a reboot: PostgreSQL would not
 * start. Linux only, which reveals the names of processes. PostgreSQL removes the file of an ended process.
 */
export function removeStale(folder: string): void {
  const running = readRunning(folder);
  if (!running) return;
  try {
    const name = readFileSync(`/proc/${running.pid}/comm`, 'utf8').trim();
    if (name !== 'postgres') rmSync(pidFile(folder));
  } catch {
    // No such process, or not Linux.
  }
}
