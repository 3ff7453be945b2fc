import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { onServer } from '../../../test/postgres.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a process sees the content version that another one has written, also after lost connections', async () => {
  const { contentVersion, config } = app.app;
  const { databaseUrl = '' } = config;
  const { current } = contentVersion;
  const increment = 'update "content_version" set "version" = "version" + 1';
  await onServer(databaseUrl, increment);
  await expect.poll(() => contentVersion.current).toBe(current + 1);
  await onServer(
    databaseUrl,
    `select pg_terminate_backend("pid") from pg_stat_activity
     where "datname" = current_database() and "pid" <> pg_backend_pid()`,
  );
  await onServer(databaseUrl, increment);
  await expect.poll(() => contentVersion.current).toBe(current + 2);
});
