import { Pool } from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { watchPool } from './pool-watch.ts';

const closing = new AbortController();
afterEach(() => closing.abort());

test('a pool whose connections are never released is reported, one that is busy for a moment is not', async () => {
  const options = { connectionString: inject('template').url, max: 1 };
  const [leaked, busy] = [new Pool(options), new Pool(options)];
  const reported: string[] = [];
  const watch = (name: string, pool: Pool) =>
    void watchPool(pool, { onExhausted: () => reported.push(name), signal: closing.signal, interval: 20 });
  const lost = await leaked.connect();
  (await busy.connect()).release();
  // Only waiting for a connection is short: opening one takes longer on a busy machine.
  leaked.options.connectionTimeoutMillis = 50;
  watch('busy', busy);
  watch('leaked', leaked);
  await expect.poll(() => reported).toEqual(['leaked']);
  lost.release();
  await Promise.all([leaked.end(), busy.end()]);
});
