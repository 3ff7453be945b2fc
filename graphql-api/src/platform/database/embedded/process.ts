import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../../core/config.ts';
import { canConnect } from '../client.ts';
import { reasonIn } from './initialize.ts';

/** Maximum time of a start, which includes the recovery after a crash, in milliseconds. */
const START_TIMEOUT = 60_000;
/** Maximum time of a fast shutdown before an immediate one, in milliseconds. */
const STOP_TIMEOUT = 10_000;
/** Delay before PostgreSQL is restarted, in milliseconds. */
const MIN_RESTART_DELAY = 100;
const MAX_RESTART_DELAY = 10_000;
/** Maximum number of lines of PostgreSQL's output in an error. */
const LINES = 20;

/** The process of PostgreSQL, restarted after each crash. It does not keep this process running. */
export class PostgresProcess {
  #child: ChildProcess | undefined;
  #isStopping = false;
  #restartDelay = MIN_RESTART_DELAY;
  #output: string[] = [];
  readonly #spawn: () => ChildProcess;
  readonly #url: string;
  readonly #log: FastifyBaseLogger;

  constructor(command: string[], options: SpawnOptions, url: string, log: FastifyBaseLogger) {
    const [file = '', ...parameters] = command;
    // A separate process group: Ctrl+C in a terminal signals only the server, which stops PostgreSQL last.
    const detached: SpawnOptions = { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] };
    this.#spawn = () => spawn(file, parameters, detached);
    this.#url = url;
    this.#log = log;
  }

  /** Starts PostgreSQL and waits for connections. Throws ConfigError with its reason if it ends before. */
  async start(): Promise<void> {
    const child = this.#spawn();
    this.#child = child;
    this.#output = [];
    const endWatch = child.pid === undefined ? () => {} : stopWithThisProcess(child.pid);
    if (child.stderr) createInterface(child.stderr).on('line', (line) => this.#note(line));
    // Waits for `exit`, or for `error` if the program is missing; `once` rejects for the latter.
    const ended = once(child, 'close').then(
      () => reasonIn(this.#output.join('\n')),
      (error: Error) => error.message,
    );
    ended.then(endWatch);
    const failure = await Promise.race([ended, this.#untilReady(child)]);
    if (failure !== undefined) throw new ConfigError(`PostgreSQL cannot start: ${failure}`);
    child.unref();
    (child.stderr as Socket | null)?.unref();
    this.#restartDelay = MIN_RESTART_DELAY;
    ended.then((reason) => this.#restartAfter(reason));
  }

  /** Ends all sessions and stops PostgreSQL. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.ref();
    child.kill('SIGINT');
    const timeout = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT);
    await ended;
    clearTimeout(timeout);
  }

  #note(line: string): void {
    this.#output = [...this.#output, line].slice(-LINES);
    this.#log.debug(`PostgreSQL: ${line}`);
  }

  async #untilReady(child: ChildProcess): Promise<string | undefined> {
    const deadline = Date.now() + START_TIMEOUT;
    while (Date.now() < deadline) {
      if (await canConnect(this.#url)) return undefined;
      await delay(20);
    }
    child.kill('SIGQUIT');
    return 'it does not answer';
  }

  async #restartAfter(reason: string): Promise<void> {
    if (this.#isStopping) return;
    this.#log.error({ reason }, 'PostgreSQL has ended; the server starts it again');
    await delay(this.#restartDelay);
    if (this.#isStopping) return;
    this.#restartDelay = Math.min(2 * this.#restartDelay, MAX_RESTART_DELAY);
    await this.start().catch((error: Error) => this.#restartAfter(error.message));
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * Stops PostgreSQL when this process is killed: a shell waits for the end of a pipe from this process.
 * Returns a function that ends the shell. On Windows PostgreSQL keeps running.
 */
function stopWithThisProcess(pid: number): () => void {
  if (process.platform === 'win32') return () => {};
  const shell = spawn('sh', ['-c', 'read _; kill -QUIT "$0"', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  return () => void shell.kill('SIGKILL');
}
