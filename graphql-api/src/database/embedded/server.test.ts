import { existsSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readRunning } from './running.ts';
import { type EmbeddedPostgres, startEmbedded } from './server.ts';

const log = pino({ level: 'silent' });
let parent: string;
let dataDir: string;
let server: EmbeddedPostgres;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'embedded-'));
  dataDir = join(parent, 'a path with spaces', 'longer than the path of a socket '.repeat(4), 'data');
  server = await startEmbedded(dataDir, log);
});
afterAll(async () => {
  await server.stop();
  await rm(parent, { recursive: true });
});

async function ask(sql: string, connectionString = server.url): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return Object.values((await client.query(sql)).rows[0])[0];
  } finally {
    await client.end();
  }
}

test('it waits for the disk at each commit', async () => {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    expect(await ask(`show ${setting}`)).toBe('on');
});

test('only its user can reach it', async () => {
  expect(await ask('show listen_addresses')).toBe('');
  expect(statSync(readRunning(join(dataDir, 'database'))?.socketFolder ?? '').mode & 0o777).toBe(0o700);
});

test('a second process is rejected, unless it joins', async () => {
  await expect(startEmbedded(dataDir, log)).rejects.toThrow(
    `DATA_DIR ${dataDir} is in use by another process`,
  );
  const joined = await startEmbedded(dataDir, log, { mayJoin: true });
  expect(joined.url).toBe(server.url);
  await joined.stop();
  expect(await ask('select 1')).toBe(1);
});

test('a second DATA_DIR has a separate server at the same time', async () => {
  const second = await startEmbedded(join(parent, 'second'), log);
  const folderOf = (url: string) => ask('show data_directory', url);
  expect(await folderOf(server.url)).toBe(join(dataDir, 'database'));
  expect(await folderOf(second.url)).toBe(join(parent, 'second', 'database'));
  await second.stop();
});

test('it starts again after it was killed', async () => {
  const pid = readRunning(join(dataDir, 'database'))?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => ask('select 1').catch(() => 'not yet'), { interval: 50 }).toBe(1);
  expect(readRunning(join(dataDir, 'database'))?.pid).not.toBe(pid);
});

test('a stale postmaster.pid with the process id of another program does not prevent the start', async () => {
  await server.stop();
  expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false);
  const lines = [process.pid, join(dataDir, 'database'), 0, 5432, '/nowhere', '', '0 0', 'ready'];
  writeFileSync(join(dataDir, 'database', 'postmaster.pid'), `${lines.join('\n')}\n`);
  server = await startEmbedded(dataDir, log);
  expect(await ask('select 1')).toBe(1);
});

test('a database of another major version is rejected with what to do', async () => {
  await server.stop();
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
  await expect(startEmbedded(dataDir, log)).rejects.toThrow(/PostgreSQL 17, .*"npm run restore"/);
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
  server = await startEmbedded(dataDir, log);
});

test('a platform without programs needs DATABASE_URL', async () => {
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('sunos');
  await expect(startEmbedded(join(parent, 'third'), log)).rejects.toThrow('DATABASE_URL is needed');
  platform.mockRestore();
});
