import { setPriority } from 'node:os';
import sharp from 'sharp';
import { type ImageTasks, imageTasks } from './tasks.ts';

// The image process: a program of its own, started by process.ts, which ends when its server does.

// No picture is decoded twice with the same settings, so libvips' cache would only use memory; and each picture has one
// thread, so that the two that are decoded at once leave the server a processor.
sharp.cache(false);
sharp.concurrency(1);
// Pages and forms come first, also on a machine of one processor; but a visitor waits for photos too: a third of the
// server's share for each thread.
setPriority(5);

/** One task as the server asks for it. */
export interface ImageRequest {
  id: number;
  name: keyof ImageTasks;
  input: never;
}

/** What became of a task. */
export type ImageReply = { id: number; output: unknown } | { id: number; error: string };

// Ctrl+C in a terminal reaches this process too; the server still needs it for what is in flight.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, name, input }: ImageRequest) => {
  const reply: ImageReply = await Promise.resolve(imageTasks[name](input)).then(
    (output: unknown) => ({ id, output }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(reply);
});
