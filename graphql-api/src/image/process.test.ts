import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { runImageTask } from './process.ts';

const picture = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#b58e6a' } })
    .jpeg()
    .toBuffer();

/** The ids of the image processes that this one has started. */
function imageProcesses(): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'image/worker'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean).map(Number);
}

test('an image process that dies loses what it was doing, and the next picture has another', async () => {
  const bytes = await picture(4000);
  const lost = runImageTask('variant', { bytes, width: 4000, format: 'avif' }).catch(String);
  const first = await vi.waitUntil(() => imageProcesses()[0]);
  process.kill(first, 'SIGKILL');
  expect(await lost).toBe('Error: The image process has ended.');
  const { width, height } = await runImageTask('miniature', { bytes: await picture(300) });
  expect([width, height]).toEqual([300, 300]);
  expect(imageProcesses()).not.toContain(first);
});

test('an image process ends when there is nothing more to do', async () => {
  await runImageTask('miniature', { bytes: await picture(30) });
  expect(imageProcesses()).toHaveLength(1);
  await vi.waitUntil(() => imageProcesses().length === 0, { timeout: 30_000 });
});
