import { Client } from 'pg';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import { copyDatabase } from '../../../test/postgres.ts';
import { createLog } from '../core/log.ts';
import { withSetupLock } from './lock.ts';

afterEach(() => void vi.useRealTimers());

test('a process that waits five seconds for the setup of another one logs it', async () => {
  const template = inject('template');
  const database = await copyDatabase(template.url, template.database);
  const log = captureLog();
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = withSetupLock(database.url, createLog({ logLevel: 'info' }, log), () => promise);
  const observer = new Client({ connectionString: database.url });
  await observer.connect();
  const countLocks = async (granted: boolean) => {
    const sql = `select 1 from pg_locks where "locktype" = 'advisory' and "granted" = $1
      and "database" = (select "oid" from pg_database where "datname" = current_database())`;
    return (await observer.query(sql, [granted])).rowCount;
  };
  await expect.poll(() => countLocks(true)).toBe(1);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const second = withSetupLock(database.url, createLog({ logLevel: 'info' }, log), async () => 'done');
  await expect.poll(() => countLocks(false)).toBe(1);
  expect(log.text()).toBe('');
  vi.advanceTimersByTime(5_000);
  expect(log.text()).toContain('waiting for another process to finish its setup');
  resolve();
  expect(await second).toBe('done');
  await first;
  await observer.end();
  await database.remove();
});
