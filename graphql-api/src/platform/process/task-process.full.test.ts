import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import { newProcess, imageProcesses as startedProcesses } from '../../../test/task-processes.ts';
import { createLog } from '../core/log.ts';
import { imageProgram } from '../image/images.ts';
import type { ImageTasks } from '../image/tasks.ts';
import { TaskProcess } from './task-process.ts';

const log = captureLog();
const images = new TaskProcess<ImageTasks>(imageProgram, createLog({ logLevel: 'error' }, log));

const picture = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#b58e6a' } })
    .jpeg()
    .toBuffer();

/** Those of the files of tests that ran before in this worker; they end when they have been idle. */
const earlier = startedProcesses();

const imageProcesses = () => startedProcesses().filter((id) => !earlier.includes(id));

test('when the image process dies its tasks fail, and the next task starts another one', async () => {
  const bytes = await picture(300);
  await images.run('miniature', { bytes });
  const [first = 0] = imageProcesses();
  // A stopped process cannot finish the task before it is killed.
  process.kill(first, 'SIGSTOP');
  const lost = images.run('miniature', { bytes }).catch(String);
  process.kill(first, 'SIGKILL');
  expect(await lost).toBe('Error: The image process has ended.');
  const { width, height } = await images.run('miniature', { bytes });
  expect([width, height]).toEqual([300, 300]);
  expect(imageProcesses()).not.toContain(first);
});

test('a timeout or a signal ends a task that hangs, and the next task starts another process', async () => {
  const bytes = await picture(30);
  const ending = new AbortController();
  for (const limits of [{ timeout: 100 }, { signal: ending.signal }]) {
    await images.run('miniature', { bytes });
    process.kill(imageProcesses()[0] ?? 0, 'SIGSTOP');
    const hanging = images.run('miniature', { bytes }, limits).catch(String);
    if (limits.signal) ending.abort();
    expect(await hanging).toBe('Error: The image process has ended.');
  }
  expect(await images.run('miniature', { bytes })).toMatchObject({ width: 30 });
});

test('an image process that cannot start is logged, and this process goes on', async () => {
  const failing = new TaskProcess<ImageTasks>(imageProgram, createLog({ logLevel: 'error' }, log));
  const { execPath } = process;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    process.execPath = '/nowhere/node';
    const failure = await failing.run('miniature', { bytes: await picture(30) }).catch(String);
    expect(failure).toMatch(/Error: /);
    // Longer than an idle process waits before it ends.
    vi.advanceTimersByTime(60_000);
    expect(log.text()).toContain('"code":"ENOENT"');
  } finally {
    process.execPath = execPath;
    vi.useRealTimers();
  }
});

test.runIf(process.platform === 'linux')(
  'when memory runs out, Linux ends the image process first',
  async () => {
    const task = images.run('variant', { bytes: await picture(4000), width: 4000, format: 'avif' });
    const score = () => Number(readFileSync(`/proc/${imageProcesses()[0]}/oom_score_adj`, 'utf8'));
    await newProcess('image/worker', earlier);
    await expect.poll(score).toBe(1000);
    await task;
  },
);

test('the image process ends when it has been idle', async () => {
  await images.run('miniature', { bytes: await picture(30) });
  expect(imageProcesses()).toHaveLength(1);
  await expect.poll(imageProcesses).toEqual([]);
});
