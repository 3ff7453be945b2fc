import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

test('without Unix sockets it listens on 127.0.0.1 and requires its generated password', async () => {
  const other = await startEmbedded(join(parent, 'with a port'), log, { hasSockets: false });
  const url = new URL(other.url);
  expect(url.hostname).toBe('127.0.0.1');
  expect(url.password).toMatch(/^[\w-]{32,}$/);
  expect(await ask('show listen_addresses', other.url)).toBe('127.0.0.1');
  expect(await ask('show unix_socket_directories', other.url)).toBe('');
  for (const password of ['', 'wrong']) {
    url.password = password;
    await expect(ask('select 1', url.href)).rejects.toThrow(/password/);
  }
  await other.stop();
});

/** Runs `work` with a system that forbids user namespaces. */
async function withoutNamespaces(work: () => Promise<unknown>): Promise<void> {
  await writeFile(join(parent, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${parent}:${process.env['PATH']}`);
  await work().finally(() => vi.unstubAllEnvs());
}

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const opensCheckout = isRoot && spawnSync('test', ['-r', import.meta.filename], nobody).status === 0;

test.runIf(opensCheckout)('as root without user namespaces it runs as the user nobody', () =>
  withoutNamespaces(async () => {
    // The folder of the tests' temporary files is closed to other users.
    const folder = await mkdtemp('/tmp/open-');
    await chmod(folder, 0o755);
    const other = await startEmbedded(join(folder, 'data'), log);
    expect(await ask('select 1', other.url)).toBe(1);
    const { pid = 0 } = readRunning(join(folder, 'data/database')) ?? {};
    expect(statSync(`/proc/${pid}`).uid).toBe(nobody.uid);
    await other.stop();
    await rm(folder, { recursive: true });
  }),
);

test.runIf(isRoot)('a folder that nobody cannot open stops such a start with one line', () =>
  withoutNamespaces(async () => {
    const folder = join(parent, 'closed');
    await mkdir(folder, { mode: 0o700 });
    await expect(startEmbedded(join(folder, 'data'), log)).rejects.toThrow(
      `PostgreSQL cannot run as root, and the user nobody cannot open ${folder}`,
    );
  }),
);
