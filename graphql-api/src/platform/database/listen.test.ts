import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { copyDatabase } from '../../../test/postgres.ts';
import { type Listener, listen } from './listen.ts';

let database: Awaited<ReturnType<typeof copyDatabase>>;
let other: Client;
let listener: Listener;
const callback = vi.fn<() => void>();

beforeEach(async () => {
  const template = inject('template');
  database = await copyDatabase(template.url, template.database);
  other = new Client({ connectionString: database.url });
  await other.connect();
  // Polling stops, so that only a notification or a reconnection can call back.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  listener = await listen(database.url, 'news', callback);
});
afterEach(async () => {
  await listener.close();
  vi.useRealTimers();
  callback.mockReset();
  await other.end();
  await database.remove();
});

const called = () => vi.waitUntil(() => callback.mock.calls.length > 0, { timeout: 30_000 });

test('a NOTIFY on the channel calls back, one on another channel does not', async () => {
  await other.query(`notify "rumours"`);
  await other.query(`notify "news"`);
  await called();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a listener whose connection was ended connects again, calls back, and receives the next NOTIFY', async () => {
  const ended = await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'listen'`,
  );
  expect(ended.rowCount).toBe(1);
  await called();
  callback.mockReset();
  await other.query(`notify "news"`);
  await called();
});

test('without notifications, as behind a transaction pooler, a listener calls back every four seconds', () => {
  vi.advanceTimersByTime(3_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});
