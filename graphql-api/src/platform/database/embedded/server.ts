import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../../core/config.ts';
import { makeFolder } from '../../core/data-dir.ts';
import { initialize } from './initialize.ts';
import { PostgresProcess } from './process.ts';
import { findPrograms, findUser, linkLibraries } from './programs.ts';
import type { Place } from './run-folder.ts';
import { findPlace, makeRunFolder, passwordFile, urlOf } from './run-folder.ts';
import { isListening, readRunning, removeStale } from './running.ts';

/** The project's own PostgreSQL, a child process of this one. */
export interface EmbeddedPostgres {
  /** The connection string of its database. */
  url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Settings of PostgreSQL by name; they override the defaults of `fixed`. */
  settings?: Record<string, string>;
  /** Uses the PostgreSQL that another process started on this DATA_DIR, instead of throwing an error. */
  mayJoin?: boolean;
  /** Whether clients use a Unix socket. Windows has none: they use a port and a password. */
  hasSockets?: boolean;
}

/** Maximum time that the PostgreSQL of a killed process needs to stop, in milliseconds. */
const STOP_TIMEOUT = 3_000;

/**
 * Starts PostgreSQL on `dataDir`/database, creates a missing database, and restarts PostgreSQL after a crash.
 * PostgreSQL ends if this process is killed. Throws ConfigError if it cannot start.
 */
export async function startEmbedded(
  dataDir: string,
  log: FastifyBaseLogger,
  { settings = {}, mayJoin = false, hasSockets = process.platform !== 'win32' }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'database');
  const running = await findRunning(folder);
  if (running && mayJoin) return { url: urlOf(dataDir, running), stop: async () => {} };
  if (running) await waitForEnd(dataDir, folder);
  removeStale(folder);

  makeFolder(dataDir);
  const programs = findPrograms();
  const user = findUser(dataDir, programs);
  const { prefix, uid, gid } = user;
  const runFolder = makeRunFolder(dataDir, user);
  const libraries = linkLibraries(programs, runFolder.path);
  const env = {
    PATH: process.env['PATH'],
    LC_ALL: 'C',
    LD_LIBRARY_PATH: libraries,
    DYLD_LIBRARY_PATH: libraries,
  };
  const options = { cwd: dataDir, uid, gid, env };
  const run = (command: string[]) => {
    const [file = '', ...parameters] = [...prefix, ...command];
    return spawnSync(file, parameters, { ...options, encoding: 'utf8' });
  };
  initialize(folder, programs, run, hasSockets ? undefined : passwordFile(dataDir));
  const place = await findPlace(runFolder, { hasSockets, port: settings['port'] });
  const url = urlOf(dataDir, place);
  const command = [...prefix, programs.postgres, ...optionsOf(folder, place, settings)];
  const server = new PostgresProcess(command, options, url, log);
  await server.start();
  return {
    url,
    stop: async () => {
      await server.stop();
      runFolder.remove();
    },
  };
}

async function findRunning(folder: string) {
  const running = readRunning(folder);
  return running && (await isListening(running)) ? running : undefined;
}

/** Waits for the PostgreSQL of a killed process, which is stopping. */
async function waitForEnd(dataDir: string, folder: string): Promise<void> {
  const deadline = Date.now() + STOP_TIMEOUT;
  while (await findRunning(folder)) {
    if (Date.now() > deadline) throw new ConfigError(`DATA_DIR ${dataDir} is in use by another process`);
    await delay(50);
  }
}

/** For a small site on a small machine. Durability has PostgreSQL's defaults (fsync, synchronous_commit). */
const fixed = {
  shared_buffers: '16MB',
  max_connections: '40',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  io_method: 'sync',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  jit: 'off',
  timezone: 'UTC',
  // Omits statements and rows, because PostgreSQL's messages go to the log of the site.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * Returns the options of `postgres`: the database in `folder`, reachable only at `place`; `further` overrides
 * the defaults.
 */
function optionsOf(folder: string, place: Place, further: Record<string, string>): string[] {
  const settings: Record<string, string> = {
    ...fixed,
    port: String(place.port),
    listen_addresses: place.socketFolder ? '' : '127.0.0.1',
    // A list separated by commas; quotes allow commas in the path.
    unix_socket_directories: place.socketFolder && `"${place.socketFolder}"`,
    unix_socket_permissions: '0700',
    ...further,
  };
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
