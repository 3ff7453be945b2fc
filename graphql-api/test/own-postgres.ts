import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readRunning } from '../src/platform/database/embedded/running.ts';
import { type EmbeddedPostgres, startEmbedded } from '../src/platform/database/embedded/server.ts';

/** A PostgreSQL server that a test stops and starts. */
export interface OwnPostgres {
  /** The connection string of the database `postgres`. */
  url: string;
  start(): Promise<void>;
  /** Ends all sessions and stops it. Committed rows stay. */
  stop(): Promise<void>;
  /** Makes it hang, as a failing disk or a lost network does: connections stay open without answers. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/** Tests need no durability, and many of them have a database each. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };

/** Starts a server on `dataDir`, which defaults to a new folder. */
export async function startOwnPostgres(
  further: Record<string, string> = {},
  dataDir?: string,
): Promise<OwnPostgres> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'postgres-')));
  let server: EmbeddedPostgres | undefined;
  const start = async () => {
    server = await startEmbedded(folder, pino({ level: 'silent' }), {
      settings: { ...settings, ...further },
    });
  };
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  const signal = (name: 'STOP' | 'CONT') => {
    // A stopped server starts no session, and `pkill` ignores one that has ended.
    const main = mainProcess(join(folder, 'database'));
    process.kill(main, `SIG${name}`);
    spawnSync('pkill', [`-${name}`, '-P', String(main)]);
  };
  await start();
  return {
    url: server?.url ?? '',
    start,
    stop,
    freeze: () => signal('STOP'),
    thaw: () => signal('CONT'),
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the process id of the server. Throws if it does not run. */
function mainProcess(folder: string): number {
  const main = readRunning(folder)?.pid;
  if (main === undefined) throw new Error('PostgreSQL does not run.');
  return main;
}
