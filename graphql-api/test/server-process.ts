import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { admin } from './admin.ts';
import { linkFiles } from './data-dir.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Node's compile cache. It saves each process half a second of processor time. */
export const compileCache = join(root, 'node_modules/.cache/compiled');

/** The options of Node that the product runs with. */
const nodeOptions = packageJson.scripts.start.match(/--\S+/g) ?? [];

/** Options of one start. */
export interface Start {
  /** The folder of the release to start; defaults to this one. */
  release?: string | undefined;
  environment?: NodeJS.ProcessEnv;
}

/** The built product in a child process that listens on the same port at each start. */
export interface ServerProcess {
  url: string;
  /** The process id of the last start; 0 before the first. */
  readonly pid: number;
  dataDir: string;
  /** Returns the standard output of all starts. */
  output(): string;
  start(how?: Start): Promise<void>;
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
  /** Sends a signal without waiting. */
  signal(name: NodeJS.Signals): void;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
  /** Kills it and removes its folder. */
  remove(): Promise<void>;
}

/** Prepares a server without starting it, on an empty folder or with the files of the DATA_DIR `template`. */
export async function prepareServer(
  environment: NodeJS.ProcessEnv,
  template?: string,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  if (template) linkFiles(template, dataDir);
  let child: ChildProcess | undefined;
  let output = '';

  async function start({ release = root, environment: further }: Start = {}): Promise<void> {
    const started = spawn(process.execPath, [...nodeOptions, join(release, 'graphql-api/dist/main.js')], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compileCache,
        LOG_LEVEL: 'warn',
        PORT: String(port),
        DATA_DIR: dataDir,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        ...environment,
        ...further,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child = started;
    await answers(`${url}/readyz`, started).catch((error: Error) => {
      throw new Error(`${error.message} Its log ends with: ${output.slice(-2_000)}`, { cause: error });
    });
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exit = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exit)[0];
  }

  return {
    url,
    get pid() {
      return child?.pid ?? 0;
    },
    dataDir,
    output: () => output,
    start,
    stop: () => end('SIGTERM'),
    signal: (name) => void child?.kill(name),
    kill: async () => void (await end('SIGKILL')),
    remove: async () => {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until `url` answers 200. Throws if the process ends before that, or after ten minutes. */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode} before it answered.`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer within ten minutes.`);
}

/** Returns a free port outside the range that the system assigns to other sockets. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
