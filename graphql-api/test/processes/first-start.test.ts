import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareServer, type ServerProcess } from '../server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  // On the embedded database also where the other tests have PostgreSQL.
  server = await prepareServer({ SEED: 'none' });
});
afterAll(() => server.remove());

test('a first start that is killed while it unpacks the empty database is made good by the next', async () => {
  const killed = server.start().catch((error: Error) => error.message);
  await expect
    .poll(() => globSync('database*/PG_VERSION', { cwd: server.dataDir }), { interval: 1, timeout: 60_000 })
    .toHaveLength(1);
  await server.kill();
  expect(await killed).toContain('SIGKILL');

  await server.start();
  expect((await fetch(`${server.url}/blog`)).status).toBe(200);
  expect(existsSync(join(server.dataDir, 'database.unfinished'))).toBe(false);
});
