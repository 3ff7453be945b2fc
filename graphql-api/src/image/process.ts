import { type ChildProcess, fork } from 'node:child_process';
import { imageWorkerFile } from '../core/paths.ts';
import type { ImageTasks } from './tasks.ts';
import type { ImageReply, ImageRequest } from './worker.ts';

// Pictures are decoded in a process of their own, which ends when there is nothing to do: what the decoders take, some
// hundred megabytes that the allocator would keep for good, is given back; and a picture that takes more than there is
// ends that process and not the server.

/** In milliseconds; the next task then costs a quarter of a second more. */
const IDLE = 5_000;

interface Running {
  resolve: (output: never) => void;
  reject: (error: Error) => void;
}

let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;

const running = new Map<number, Running>();

type Output<Name extends keyof ImageTasks> = Awaited<ReturnType<ImageTasks[Name]>>;

/** Runs a task of tasks.ts in the image process, which is started where there is none. Rejects when that process dies. */
export async function runImageTask<Name extends keyof ImageTasks>(
  name: Name,
  input: Parameters<ImageTasks[Name]>[0],
): Promise<Output<Name>> {
  clearTimeout(idle);
  const worker = (child ??= start());
  worker.ref();
  worker.channel?.ref();
  const id = (lastId += 1);
  try {
    return await new Promise<Output<Name>>((resolve, reject) => {
      running.set(id, { resolve, reject });
      worker.send(
        { id, name, input: input as never } satisfies ImageRequest,
        (error) => error && reject(error),
      );
    });
  } finally {
    running.delete(id);
    if (running.size === 0 && child === worker) rest(worker);
  }
}

function start(): ChildProcess {
  // Without the flags and loaders that this process was started with; buffers cross as they are.
  const worker = fork(imageWorkerFile, { execArgv: [], serialization: 'advanced' });
  worker.on('message', (reply: ImageReply) => {
    const task = running.get(reply.id);
    if ('error' in reply) task?.reject(new Error(reply.error));
    else task?.resolve(reply.output as never);
  });
  const end = () => {
    if (child !== worker) return;
    child = undefined;
    for (const { reject } of running.values()) reject(new Error('The image process has ended.'));
  };
  worker.on('error', end);
  worker.on('exit', end);
  return worker;
}

/** Ends the process after a while without work; until then it does not keep this one alive. */
function rest(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
  idle = setTimeout(() => {
    child = undefined;
    worker.disconnect();
  }, IDLE).unref();
}
