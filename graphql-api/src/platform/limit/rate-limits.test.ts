import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { RateLimits } from './rate-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** How often rate-limiter-flexible deletes rows that expired an hour ago, in milliseconds. */
const INTERVAL = 5 * 60_000;

test('rows that expired an hour ago are deleted', async () => {
  const { em, pool } = app.app.database;
  const rows = () => em.fork().execute(`select 1 from "rate_limit" where "key" like 'test:%'`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const limits = new RateLimits(pool);
    await limits.take({ name: 'test', points: 1, seconds: 60 }, 'somebody');
    await em
      .fork()
      .execute(`update "rate_limit" set "expire" = "expire" - 3700000 where "key" like 'test:%'`);
    expect(await rows()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(INTERVAL);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(rows).toEqual([]);
});
