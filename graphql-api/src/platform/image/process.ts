import { type ChildProcess, fork } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import { OwnError } from '../core/errors.ts';
import { imageWorkerFile } from '../core/paths.ts';
import type { ImageTasks } from './tasks.ts';
import type { ImageReply, ImageRequest } from './worker.ts';

/** Milliseconds without a task until the process ends; the next task then takes 0.25 seconds longer. */
const IDLE_MS = 5_000;

interface RunningTask {
  resolve: (output: never) => void;
  reject: (error: Error) => void;
}

type Output<Name extends keyof ImageTasks> = Awaited<ReturnType<ImageTasks[Name]>>;

/**
 * Decodes and encodes pictures in a separate process. A picture that takes too much memory ends only that
 * process. Its end also frees the hundreds of megabytes that the allocator does not return.
 */
export class ImageProcess {
  readonly #tasks = new Map<number, RunningTask>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Runs a task of tasks.ts; starts the process if necessary. Rejects when the process dies. */
  async run<Name extends keyof ImageTasks>(
    name: Name,
    input: Parameters<ImageTasks[Name]>[0],
  ): Promise<Output<Name>> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    const id = (this.#lastId += 1);
    try {
      return await new Promise<Output<Name>>((resolve, reject) => {
        this.#tasks.set(id, { resolve, reject });
        child.send(
          { id, name, input: input as never } satisfies ImageRequest,
          (error) => error && reject(error),
        );
      });
    } finally {
      this.#tasks.delete(id);
      if (this.#tasks.size === 0 && this.#child === child) this.#endLater(child);
    }
  }

  #start(): ChildProcess {
    // Without this process's flags and loaders; 'advanced' sends buffers without converting them.
    const child = fork(imageWorkerFile, { execArgv: [], serialization: 'advanced' });
    child.on('message', (reply: ImageReply) => {
      const task = this.#tasks.get(reply.id);
      if ('error' in reply) task?.reject(new Error(reply.error));
      else task?.resolve(reply.output as never);
    });
    const end = (failure: object) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#log.error(failure, 'the image process has ended; the next picture starts it again');
      for (const { reject } of this.#tasks.values()) reject(new OwnError('The image process has ended.'));
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
