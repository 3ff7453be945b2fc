import { setImmediate as turn } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import { copyDatabase } from '../../../test/postgres.ts';
import { tables } from '../../features.ts';
import { readConfig } from '../core/config.ts';
import { createLog } from '../core/log.ts';
import { connect } from './connect.ts';

test('a close waits for a query that is opening its connection, and closes every connection', async () => {
  const template = inject('template');
  const copy = await copyDatabase(template.url, template.database);
  const config = readConfig({ DATABASE_URL: copy.url });
  const { em, pool, close } = await connect(config, tables, createLog(config, captureLog()));
  const query = em.fork().execute('select 1 as "one"');
  while (pool.totalCount === 0) await turn();
  await close();
  expect(await query).toEqual([{ one: 1 }]);
  expect(pool.totalCount).toBe(0);
  await copy.remove();
});
