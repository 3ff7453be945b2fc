import { writeFileSync } from 'node:fs';

/** Functions by name. Their inputs and outputs are sent between processes. */
export type Tasks = Record<string, (input: never) => unknown>;

/** A task, as the server sends it. */
export interface Request {
  id: number;
  name: string;
  input: unknown;
}

/** The result of a task. */
export type Reply = { id: number; output: unknown } | { id: number; error: string };

/** Runs the tasks that the server sends to this process (task-process.ts), which ends with the server. */
export function serveTasks(tasks: Tasks): void {
  // When memory runs out, Linux ends this process and not the server.
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
  // Ctrl+C in a terminal signals this process too, but the server still needs it for requests in progress.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, name, input }: Request) => {
    const reply = await replyOf(id, async () => tasks[name]?.(input as never));
    // A server that was killed needs no reply.
    process.send?.(reply, undefined, undefined, () => undefined);
  });
}

async function replyOf(id: number, run: () => Promise<unknown>): Promise<Reply> {
  try {
    return { id, output: await run() };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
