import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { type ImageTasks, imageTasks } from './tasks.ts';

// The program of the image process, which process.ts starts. It ends with its server.

// No picture is decoded twice with the same settings. Two pictures in progress, with one thread each, leave a
// processor to the server.
sharp.cache(false);
sharp.concurrency(1);
// A lower priority than the server's: each thread gets a third of the server's share.
setPriority(5);
// When memory runs out, Linux ends this process and not the server.
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');

/** A task, as the server sends it. */
export interface ImageRequest {
  id: number;
  name: keyof ImageTasks;
  input: never;
}

/** The result of a task. */
export type ImageReply = { id: number; output: unknown } | { id: number; error: string };

// Ctrl+C in a terminal signals this process too, but the server still needs it for requests in progress.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, name, input }: ImageRequest) => {
  const reply: ImageReply = await Promise.resolve(imageTasks[name](input)).then(
    (output: unknown) => ({ id, output }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(reply);
});
