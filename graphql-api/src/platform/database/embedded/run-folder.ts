import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunAs } from './programs.ts';

/** The maximum length of a Unix socket's path in bytes: 107 on Linux, 103 on macOS. */
const MAX_SOCKET_PATH = 103;
const PORT = 5432;

/**
 * Creates the folder, of mode 700, for the socket and the links to the libraries: within `dataDir`, or in the
 * temporary folder if the socket's path would be too long.
 */
export function makeRunFolder(dataDir: string, { uid, gid }: RunAs) {
  const own = join(dataDir, 'database.run');
  const isTooLong = Buffer.byteLength(join(own, `.s.PGSQL.${PORT}`)) > MAX_SOCKET_PATH;
  if (!isTooLong) mkdirSync(own, { recursive: true, mode: 0o700 });
  const path = isTooLong ? mkdtempSync(join(tmpdir(), 'site-')) : own;
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Where clients find PostgreSQL: a socket, or a port of 127.0.0.1 and the file with the password. */
export interface Place {
  socketFolder: string;
  port: number;
}

export const passwordFile = (dataDir: string) => join(dataDir, 'database.password');

/** Returns where a PostgreSQL that is about to start will listen; `port` is that of its settings. */
export async function findPlace(
  folder: { path: string },
  { hasSockets, port }: { hasSockets: boolean; port: string | undefined },
): Promise<Place> {
  if (hasSockets) return { socketFolder: folder.path, port: Number(port ?? PORT) };
  return { socketFolder: '', port: Number(port ?? (await freePort())) };
}

/** Returns the connection string of the database. */
export function urlOf(dataDir: string, { socketFolder, port }: Place): string {
  if (socketFolder)
    return `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(socketFolder)}`;
  return `postgres://postgres:${readFileSync(passwordFile(dataDir), 'utf8')}@127.0.0.1:${port}/postgres`;
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const bound = server.address();
    server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
  });
  return promise;
}
