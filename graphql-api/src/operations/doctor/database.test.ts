import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { copyDatabase, onServer, type TestDatabase } from '../../../test/postgres.ts';
import { readConfig } from '../../platform/core/config.ts';
import { checkBackup, checkStorage, runCheck } from './checks.ts';
import { checkDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  const template = inject('template');
  database = await copyDatabase(template.url, template.database);
});
afterAll(() => database.remove());
afterEach(() => {
  vi.useRealTimers();
});

const linesOfDatabase = () =>
  runCheck('database', 'check DATABASE_URL', () => checkDatabase(readConfig({ DATABASE_URL: database.url })));

test('a prepared database passes every check', async () => {
  expect(await linesOfDatabase()).toEqual([
    expect.stringMatching(/^ok {7}database: PostgreSQL \d\d\.\d/),
    'ok       database: the connection stays on this machine',
    'ok       database: the clocks of this machine and the database agree',
    expect.stringMatching(/^ok {7}database: all \d+ migrations are applied$/),
    'ok       database: the connection is direct',
  ]);
});

test('a difference of the clocks fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(await linesOfDatabase()).toContainEqual(
    expect.stringMatching(
      /^failed {3}database: the clocks .* differ by \d\d\.\d s; run an NTP client on both$/,
    ),
  );
});

test('a missing migration is a warning', async () => {
  await onServer(
    database.url,
    'delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations)',
  );
  expect(await linesOfDatabase()).toContain(
    'warning  database: migrations that are not applied: 1; the next start of the site applies them',
  );
});

test('the age of the newest archive counts', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
  const folder = join(dataDir, 'backups');
  const linesOfBackup = () =>
    runCheck('backup', 'check DATA_DIR', () => checkBackup(readConfig({ DATA_DIR: dataDir })));
  // An unfinished backup.
  await mkdir(join(folder, '.5ce4a8e6'), { recursive: true });
  expect(await linesOfBackup()).toEqual([expect.stringMatching(/^warning {2}backup: no backup in /)]);

  const [older, newer] = ['site-2026-11-20T03-00-00Z', 'site-2026-11-22T03-00-00Z'] as const;
  await writeFile(join(folder, `${older}.tar.gz`), '');
  const days = (count: number) => Date.now() / 1000 - count * 86_400;
  await utimes(join(folder, `${older}.tar.gz`), days(3), days(3));
  expect(await linesOfBackup()).toEqual([
    expect.stringMatching(/^warning .* is 3\.0 days old; run `npm run backup`/),
  ]);
  await writeFile(join(folder, `${newer}.tar.gz.enc`), '');
  await utimes(join(folder, `${newer}.tar.gz.enc`), days(1), days(1));
  expect(await linesOfBackup()).toEqual([expect.stringMatching(/^ok .* is 1\.0 days old$/)]);
  await rm(dataDir, { recursive: true });
});

test('a DATA_DIR that cannot be created fails the check of the storage', async () => {
  const config = readConfig({ DATA_DIR: '/proc/site' });
  expect(await runCheck('storage', 'check DATA_DIR', () => checkStorage(config))).toEqual([
    expect.stringMatching(/^failed {3}storage: .*ENOENT/),
  ]);
});
