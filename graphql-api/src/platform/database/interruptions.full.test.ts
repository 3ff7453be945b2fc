import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { postForm } from '../../../test/samples/forms.ts';

// More than the pool has connections.
const IN_FLIGHT = 14;

let app: TestApp;
let other: Client;
let locking: Client;
beforeAll(async () => {
  app = await startApp();
  const connectionString = app.app.config.databaseUrl;
  [other, locking] = [new Client({ connectionString }), new Client({ connectionString })];
  await Promise.all([other.connect(), locking.connect()]);
});
afterAll(async () => {
  await Promise.all([other.end(), locking.end()]);
  await app.close();
});

function sendLeads(): Promise<number>[] {
  return Array.from({ length: IN_FLIGHT }, async () => {
    const email = `${randomUUID()}@example.com`;
    return (await postForm(app, message, { email })).status;
  });
}

const readyStatus = async () => (await fetch(`${app.url}/readyz`)).status;

/** Counts the sessions of the pool that match a condition. */
async function countSessions(condition: string): Promise<number> {
  const { rows } = await other.query(
    `select count(*)::int as "count" from pg_stat_activity
     where datname = current_database() and application_name = 'site' and ${condition}`,
  );
  return rows[0].count;
}

async function acceptsLeadsAgain(): Promise<void> {
  expect(await readyStatus()).toBe(200);
  expect(await Promise.all(sendLeads())).toEqual(Array(IN_FLIGHT).fill(200));
  await expect.poll(() => countSessions(`state like 'idle in transaction%'`)).toBe(0);
}

test.each([1, 2])(
  'sessions that are terminated in a transaction leave the pool, interruption %i',
  async () => {
    await locking.query('begin; lock table "lead"');
    const sending = sendLeads();
    await expect.poll(() => countSessions(`wait_event_type = 'Lock'`)).toBeGreaterThanOrEqual(9);
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'site'`,
    );
    await locking.query('rollback');
    expect(await Promise.all(sending)).toContain(503);
    await acceptsLeadsAgain();
  },
);

// Longer than the timeouts of a statement, a query and a rollback together.
test('a table that is locked for 35 s costs no connection', async () => {
  await locking.query('begin; lock table "lead"');
  const sending = sendLeads();
  await other.query('select pg_sleep(35)');
  await locking.query('rollback');
  expect(new Set(await Promise.all(sending))).toEqual(new Set([503]));
  await acceptsLeadsAgain();
});
