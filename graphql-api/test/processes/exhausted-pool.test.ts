import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { answers, freePort } from '../server-process.ts';

const apiFolder = fileURLToPath(new URL('../..', import.meta.url));

// Six checks of a quarter of a minute.
test('a server whose connections are never released answers 503 and then ends, so that its supervisor starts it again', {
  timeout: 300_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './test/take-connections.ts', 'src/main.ts'],
    {
      cwd: apiFolder,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        SEED: 'none',
        PORT: `${port}`,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await rm(dataDir, { recursive: true });
  });
  const log = text(server.stdout);
  const url = `http://127.0.0.1:${port}/readyz`;
  await answers(url, server);

  const exit = once(server, 'exit');
  server.kill('SIGUSR2');
  await expect.poll(async () => (await fetch(url)).status, { timeout: 30_000 }).toBe(503);
  expect(await exit).toEqual([1, null]);
  expect(await log).toContain('all database connections stay in use although the database answers');
});
