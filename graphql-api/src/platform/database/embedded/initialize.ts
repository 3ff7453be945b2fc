import type { SpawnSyncReturns } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  globSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ConfigError } from '../../core/config.ts';
import type { Programs } from './programs.ts';

/** Runs one of the programs and waits for its end. */
type Run = (command: string[]) => SpawnSyncReturns<string>;

/**
 * Creates the database in `folder` unless a complete one exists. Throws ConfigError for another major
 * version. `password` is a file with the user's password, for platforms without Unix sockets.
 */
export function initialize(folder: string, programs: Programs, run: Run, password?: string): void {
  const version = readVersion(folder);
  if (version !== undefined) {
    if (version === programs.version) return;
    throw new ConfigError(
      `The database in ${folder} belongs to PostgreSQL ${version}, and this release has ${programs.version}: ` +
        'run "npm run backup" with the release that used it, and "npm run restore" with this one on an empty DATA_DIR',
    );
  }
  // A unique name: the initdb of a killed process may still write.
  const unfinished = `${folder}.${randomUUID()}`;
  if (password) writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const authentication = password ? ['-A', 'scram-sha-256', `--pwfile=${password}`] : ['-A', 'trust'];
  const { status, stderr, error } = run([
    programs.initdb,
    ...authentication,
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--encoding=UTF8',
    // Makes order and case rules the same on every platform.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  if (status !== 0)
    throw new ConfigError(`PostgreSQL cannot create its database: ${reasonIn(stderr, error)}`);
  renameSync(unfinished, folder);
  syncFolder(dirname(folder));
  removeUnfinished(folder);
}

/** Removes the unfinished databases of killed starts. */
function removeUnfinished(folder: string): void {
  for (const name of globSync(`${basename(folder)}.*-*-*-*-*`, { cwd: dirname(folder) }))
    rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 10 });
}

/** Returns the line of PostgreSQL's output with the reason of the failure. */
export function reasonIn(output: string | undefined, error?: Error): string {
  const lines = (output ?? '').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? error?.message ?? lines.at(-1) ?? '';
}

function readVersion(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Makes a rename durable; Windows cannot open folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
