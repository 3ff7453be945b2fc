import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRunning } from '../../src/platform/database/embedded/running.ts';
import { answers, compileCache, freePort } from '../server-process.ts';

const root = join(import.meta.dirname, '../../..');

const isServing = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

// `npm start` first checks the build.
test('the server ends with its npm start, on SIGTERM and on SIGKILL', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'supervised-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const output = openSync(join(dataDir, 'output'), 'a');
  const start = async (): Promise<ChildProcess> => {
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_COMPILE_CACHE: compileCache,
        LOG_LEVEL: 'warn',
        SEED: 'none',
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', output, output],
    });
    await answers(`${url}/readyz`, npm);
    return npm;
  };
  const child = await start();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await isServing(url)).toBe(false);
  expect(readRunning(join(dataDir, 'database'))).toBeUndefined();

  const killed = await start();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await expect.poll(() => isServing(url)).toBe(false);
  await expect.poll(() => readRunning(join(dataDir, 'database'))).toBeUndefined();
  // The names of npm's scripts and the log, without the progress of the build.
  closeSync(output);
  const lines = (await readFile(join(dataDir, 'output'), 'utf8')).split('\n');
  expect(lines.filter((line) => line !== '' && !/^(?:> .*|\{.*\})$/.test(line))).toEqual([]);
  await rm(dataDir, { recursive: true, force: true });
});
