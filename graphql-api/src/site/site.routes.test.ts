import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createServer } from '../server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a server whose record of releases was cut serves its pages, and begins a new record', async () => {
  const record = join(app.app.config.dataDir, 'files/releases/releases.json');
  const releases = async () => JSON.parse(await readFile(record, 'utf8').catch(() => '[]')) as unknown[];
  await expect.poll(releases).toHaveLength(1);
  const whole = await readFile(record, 'utf8');
  await writeFile(record, whole.slice(0, whole.length / 2));

  const next = await createServer(app.app);
  expect((await next.inject('/')).statusCode).toBe(200);
  await next.close();
  expect(await releases()).toHaveLength(1);
});
