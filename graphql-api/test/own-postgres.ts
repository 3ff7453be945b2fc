import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './server-process.ts';

const installations = '/usr/lib/postgresql';
const versions = existsSync(installations) ? readdirSync(installations) : [];
const [newest] = versions.toSorted((a, b) => Number(b) - Number(a));

/** Whether this machine has PostgreSQL, so that a test can start and stop a server of its own. */
export const hasPostgres = newest !== undefined;

/** A PostgreSQL server that a test stops and starts as it likes. */
export interface OwnPostgres {
  /** The address of the database `postgres`. */
  url: string;
  start(): void;
  /** As an operator restarts it: sessions are cut, what is committed stays. */
  stop(): void;
  /** Makes it hang, as a failing disk or a lost network does: connections stay, answers do not come. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/** Makes a server on a free port of the loopback, for at most so many sessions, and starts it. */
export async function startOwnPostgres(maxConnections = 60): Promise<OwnPostgres> {
  const folder = await mkdtemp('/var/tmp/postgres-');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const port = await freePort();

  function run(program: string, ...parameters: string[]): void {
    const command = [join(installations, newest ?? '', 'bin', program), ...parameters];
    // PostgreSQL rejects to run as root.
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    const { status, stderr } = spawnSync(file, rest, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stderr}`);
  }

  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off -c max_connections=${maxConnections}`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  const stop = () => run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
  const signal = (name: 'STOP' | 'CONT') => {
    for (const pid of processesIn(data)) process.kill(pid, `SIG${name}`);
  };

  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-N');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    freeze: () => signal('STOP'),
    thaw: () => signal('CONT'),
    remove: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The user or group that PostgreSQL's package made. */
function idOf(which: '-u' | '-g'): number {
  return Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);
}

/** The server's process and the one of each session; throws where it does not run. */
function processesIn(data: string): number[] {
  const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = spawnSync('pgrep', ['-P', String(main)], { encoding: 'utf8' }).stdout;
  return [main, ...children.split('\n').filter(Boolean).map(Number)];
}
