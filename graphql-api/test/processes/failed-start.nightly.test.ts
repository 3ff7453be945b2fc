import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { onServer } from '../postgres.ts';
import { freePort } from '../server-process.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
let postgres: OwnPostgres;
let port: number;
/** Occupies a port, and answers 403 to each request. */
let other: Server;

beforeAll(async () => {
  [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), 'failed-')), freePort()]);
  postgres = await startOwnPostgres(
    { listen_addresses: '127.0.0.1', port: String(port) },
    join(folder, 'pg'),
  );
  await onServer(postgres.url, `create role "site" login password 'right'`);
  await onServer(postgres.url, 'create database "site"');
  await writeFile(
    join(folder, 'pg/database/pg_hba.conf'),
    'local all all trust\nhost all all all scram-sha-256\n',
  );
  await onServer(postgres.url, 'select pg_reload_conf()');
  await writeFile(join(folder, 'file'), '');
  other = createServer((_request, response) => response.writeHead(403).end()).listen(0, '127.0.0.1');
});
afterAll(async () => {
  other.close();
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

const otherPort = () => (other.address() as AddressInfo).port;
const databaseUrl = (password = 'right', name = 'site') =>
  `postgres://site:${password}@127.0.0.1:${port}/${name}`;

/** Starts the built server or another program; returns its exit code, error output and logged reason. */
function start(environment: NodeJS.ProcessEnv, program = 'main', user: object = {}) {
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    SEED: 'none',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    ...environment,
  };
  return new Promise<{ code: unknown; text: string; logged: string | undefined }>((resolve) => {
    execFile(
      process.execPath,
      [`graphql-api/dist/${program}.js`],
      { cwd: root, env, ...user },
      (error, out, text) => {
        const lines = out.split('\n').filter(Boolean);
        const reasons = lines.map((line) => (JSON.parse(line) as { reason?: string }).reason);
        // A process that is being stopped may write lines after the reason.
        const logged = reasons.findLast((reason) => reason !== undefined);
        resolve({ code: error?.code, text: text.trim(), logged });
      },
    );
  });
}

test.each<[cause: string, environment: () => NodeJS.ProcessEnv, reason: RegExp]>([
  [
    'a database that does not answer',
    () => ({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site' }),
    /^DATABASE_URL: .*ECONNREFUSED/,
  ],
  [
    'an unknown host',
    () => ({ DATABASE_URL: 'postgres://site@nowhere.invalid/site' }),
    /^DATABASE_URL: .*nowhere\.invalid/,
  ],
  [
    'a wrong password',
    () => ({ DATABASE_URL: databaseUrl('wrong') }),
    /^DATABASE_URL: password authentication failed for user "site"$/,
  ],
  [
    'a missing password',
    () => ({ DATABASE_URL: databaseUrl('').replace(':@', '@') }),
    /^DATABASE_URL: .*password/,
  ],
  [
    'an unknown database',
    () => ({ DATABASE_URL: databaseUrl('right', 'none') }),
    /^DATABASE_URL: database "none" does not exist$/,
  ],
  [
    'a missing permission',
    () => ({ DATABASE_URL: databaseUrl() }),
    /permission denied for schema public \(42501\)$/,
  ],
  [
    'a server without TLS',
    () => ({ DATABASE_URL: `${databaseUrl()}?sslmode=verify-full` }),
    /^DATABASE_URL: .*SSL/,
  ],
  [
    'a URL that cannot be decoded',
    () => ({ DATABASE_URL: databaseUrl('100%') }),
    /^DATABASE_URL is not a postgres:\/\/ URL/,
  ],
  [
    'another pooled database',
    () => ({ DATABASE_URL: postgres.url, DATABASE_DIRECT_URL: databaseUrl() }),
    /^DATABASE_DIRECT_URL leads to another database/,
  ],
  [
    'a port in use',
    () => ({ PORT: String(otherPort()) }),
    /^PORT \d+ of HOST 127\.0\.0\.1 cannot be used: listen EADDRINUSE/,
  ],
  [
    'a port of metrics in use',
    () => ({ METRICS_PORT: String(otherPort()) }),
    /^METRICS_PORT \d+ cannot be used: listen EADDRINUSE/,
  ],
  [
    'an address of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^PORT \d+ of HOST 192\.0\.2\.1 cannot be used: listen EADDRNOTAVAIL/,
  ],
  [
    'a file instead of a folder',
    () => ({ DATA_DIR: join(folder, 'file') }),
    /^DATA_DIR .*file cannot be used: EEXIST/,
  ],
  [
    'a folder below a file',
    () => ({ DATA_DIR: join(folder, 'file/data') }),
    /^DATA_DIR .*data cannot be used: ENOTDIR/,
  ],
  [
    'a bucket that rejects the keys',
    () => s3(`http://127.0.0.1:${otherPort()}`),
    /^S3_BUCKET uploads cannot be used: .*403/,
  ],
  [
    'a bucket on an unknown host',
    () => s3('http://nowhere.invalid'),
    /^S3_ENDPOINT cannot be used: .*nowhere\.invalid/,
  ],
  [
    'demo content without its bucket',
    () => ({ ...s3('http://127.0.0.1:1'), SEED: 'demo', DATABASE_URL: postgres.url }),
    /^the file storage \(S3_ENDPOINT, else DATA_DIR\) cannot be used: connect ECONNREFUSED/,
  ],
  [
    'a mail server without a host',
    () => ({ SMTP_URL: 'smtp://' }),
    /^SMTP_URL is not an smtp:\/\/ or smtps:\/\/ URL$/,
  ],
  [
    'a mail server whose password cannot be decoded',
    () => ({ SMTP_URL: 'smtp://me:100%@localhost' }),
    /^SMTP_URL is not an smtp:\/\//,
  ],
])('%s stops the start with one line that names it', async (_cause, environment, reason) => {
  const { code, text, logged } = await start(environment());
  expect(text).toMatch(reason);
  expect(text.split('\n')).toHaveLength(1);
  expect({ code, logged }).toEqual({ code: 1, logged: text });
});

/** The user `nobody`, for tests as root, who may write to each folder. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const opensCheckout = spawnSync('test', ['-r', import.meta.filename], user).status === 0;

test.runIf(opensCheckout)('a folder that the user may not write stops the start with one line', async () => {
  const closed = join(folder, 'closed');
  await mkdir(closed, { mode: 0o555 });
  await chmod(folder, 0o755);
  const { code, text } = await start({ DATA_DIR: closed }, 'main', user);
  expect({ code, text }).toEqual({
    code: 1,
    text: `DATA_DIR ${closed} cannot be used: EACCES: permission denied, mkdir '${closed}'`,
  });
});

const s3 = (S3_ENDPOINT: string) => ({
  S3_BUCKET: 'uploads',
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});

test.each(['worker', 'backup', 'mails'])('%s says the same', async (program) => {
  const { code, text } = await start({ DATABASE_URL: databaseUrl('wrong'), LOG_LEVEL: 'silent' }, program);
  expect(text).toMatch(/^DATABASE_URL: password authentication failed/);
  expect({ code, lines: text.split('\n').length }).toEqual({ code: 1, lines: 1 });
});
