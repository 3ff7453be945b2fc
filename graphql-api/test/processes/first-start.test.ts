import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareServer, type ServerProcess } from '../server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await prepareServer({ SEED: 'none' });
});
afterAll(() => server.remove());

// Two first starts.
test('a start succeeds after the first start was killed while it created the database', async () => {
  const killed = server.start().catch((error: Error) => error.message);
  await expect
    .poll(() => globSync('database.*/PG_VERSION', { cwd: server.dataDir }), { interval: 1 })
    .toHaveLength(1);
  await server.kill();
  expect(await killed).toContain('SIGKILL');

  await server.start();
  expect((await fetch(`${server.url}/blog`)).status).toBe(200);
  expect(globSync('database.*-*', { cwd: server.dataDir })).toEqual([]);
});
