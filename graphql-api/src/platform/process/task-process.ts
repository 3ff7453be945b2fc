import { type ChildProcess, fork } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import { OwnError } from '../core/errors.ts';
import type { Reply, Request, Tasks } from './serve-tasks.ts';

/** Milliseconds without a task until the process ends; the next task then takes 0.25 seconds longer. */
const IDLE_MS = 5_000;

/** A program that calls serveTasks. */
export interface Program {
  /** In messages: 'image' for the image process. */
  name: string;
  file: URL;
}

/** Kill the process of a task that hangs. */
interface Limits {
  signal?: AbortSignal;
  /** In milliseconds. */
  timeout?: number;
}

interface RunningTask {
  resolve: (output: never) => void;
  reject: (error: Error) => void;
}

type Input<All, Name extends keyof All> = All[Name] extends (input: infer In) => unknown ? In : never;
type Output<All, Name extends keyof All> = All[Name] extends (input: never) => infer Out
  ? Awaited<Out>
  : never;

/**
 * Runs tasks in a separate process, which starts with a task. A task that takes too much time or memory
 * delays and ends only that process. Its end also frees the memory that the allocator does not return.
 */
export class TaskProcess<All extends Tasks> {
  readonly #program: Program;
  readonly #tasks = new Map<number, RunningTask>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  readonly #log: FastifyBaseLogger;

  constructor(program: Program, log: FastifyBaseLogger) {
    this.#program = program;
    this.#log = log;
  }

  /** Runs a task; starts the process if necessary. Rejects when the process dies. */
  async run<Name extends keyof All & string>(
    name: Name,
    input: Input<All, Name>,
    { signal, timeout }: Limits = {},
  ): Promise<Output<All, Name>> {
    signal?.throwIfAborted();
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    const id = (this.#lastId += 1);
    const kill = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', kill);
    const timer = timeout === undefined ? undefined : setTimeout(kill, timeout);
    try {
      return await new Promise<Output<All, Name>>((resolve, reject) => {
        this.#tasks.set(id, { resolve, reject });
        child.send({ id, name, input } satisfies Request, (error) => error && reject(error));
      });
    } finally {
      signal?.removeEventListener('abort', kill);
      clearTimeout(timer);
      this.#tasks.delete(id);
      if (this.#tasks.size === 0 && this.#child === child) this.#endLater(child);
    }
  }

  #start(): ChildProcess {
    const { name, file } = this.#program;
    // Without this process's flags and loaders; 'advanced' sends buffers without converting them.
    const child = fork(file, { execArgv: [], serialization: 'advanced' });
    child.on('message', (reply: Reply) => {
      const task = this.#tasks.get(reply.id);
      if ('error' in reply) task?.reject(new Error(reply.error));
      else task?.resolve(reply.output as never);
    });
    const end = (failure: object) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#log.error(failure, `the ${name} process has ended; the next task starts it again`);
      for (const { reject } of this.#tasks.values()) reject(new OwnError(`The ${name} process has ended.`));
    };
    child.on('error', end);
    child.on('exit', (code, signal) => end({ code, signal }));
    return child;
  }

  /** Ends the process after IDLE_MS without a task; until then it does not keep this process running. */
  #endLater(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => {
      this.#child = undefined;
      // A process that did not start has no channel.
      if (child.connected) child.disconnect();
    }, IDLE_MS).unref();
  }
}
