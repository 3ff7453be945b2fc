import { spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { onServer } from '../postgres.ts';
import { freePort, prepareServer, type ServerProcess } from '../server-process.ts';
import { runNpm } from './npm-command.ts';
import { queryOn } from './replicas.ts';

const PASSWORD = 'p@ss/w%rd #1';
const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;
const servers: ServerProcess[] = [];
let folder: string;
let postgres: OwnPostgres;
let port: number;

beforeAll(async () => {
  [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), 'hosted-')), freePort()]);
  postgres = await startOwnPostgres(
    { listen_addresses: '127.0.0.1', port: String(port) },
    join(folder, 'pg'),
  );
  // Like a hosted server: its role owns one database, signs in by password, and cannot open others.
  await onServer(
    postgres.url,
    `create role "site" login nosuperuser nocreatedb nocreaterole password '${PASSWORD}'`,
  );
  await onServer(postgres.url, 'revoke all on database "postgres" from public');
  await newDatabase('hosted');
  await appendFile(join(folder, 'pg/database/postgresql.auto.conf'), await settings());
  await writeFile(join(folder, 'pg/database/pg_hba.conf'), HBA);
  await onServer(postgres.url, 'select pg_reload_conf()');
});
afterAll(async () => {
  for (const server of servers) await server.remove();
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

const HBA =
  'local all all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\nhostnossl all all 127.0.0.1/32 scram-sha-256\n';

/** Creates a certificate for localhost, signed by a CA of the test. */
async function settings(): Promise<string> {
  if (!hasOpenssl) return '';
  const run = (...parameters: string[]) => spawnSync('openssl', parameters, { cwd: folder });
  const subject = (name: string) => [
    '-nodes',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-subj',
    `/CN=${name}`,
  ];
  run('req', '-x509', ...subject('Test CA'), '-keyout', 'ca.key', '-out', 'ca.pem');
  run('req', ...subject('localhost'), '-keyout', 'pg/server.key', '-out', 'server.csr');
  await writeFile(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  const files = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-extfile', 'names', '-out', 'pg/server.pem'];
  run('x509', '-req', '-in', 'server.csr', '-CAcreateserial', ...files);
  const path = (name: string) => join(folder, 'pg', name);
  return `ssl = on\nssl_cert_file = '${path('server.pem')}'\nssl_key_file = '${path('server.key')}'\n`;
}

const newDatabase = (name: string) => onServer(postgres.url, `create database "${name}" owner "site"`);

/** The variables of a site on this database. */
function environmentOf(database: string): NodeJS.ProcessEnv {
  const tls = hasOpenssl ? `?sslmode=verify-full&sslrootcert=${join(folder, 'ca.pem')}` : '';
  return {
    DATABASE_URL: `postgres://site@localhost:${port}/${database}${tls}`,
    PGPASSWORD: PASSWORD,
    SEED: 'none',
  };
}

async function newServer(database: string): Promise<ServerProcess> {
  const server = await prepareServer(environmentOf(database));
  servers.push(server);
  return server;
}

const databases = async () =>
  (
    await queryOn<{ name: string }>(
      postgres.url,
      `select "datname" as "name" from "pg_database" where not "datistemplate" order by 1`,
    )
  ).map(({ name }) => name);

test('a role that owns one database and nothing else starts the site, backs it up and restores it', async () => {
  const source = await newServer('hosted');
  await source.start();
  expect((await fetch(`${source.url}/blog`)).status).toBe(200);
  const backup = await runNpm(['backup'], { ...environmentOf('hosted'), DATA_DIR: source.dataDir });
  expect(backup).toMatchObject({ code: 0 });
  expect(await source.stop()).toBe(0);

  await newDatabase('restored');
  const target = await newServer('restored');
  const restore = ['restore', '--', backup.out];
  expect(await runNpm(restore, { ...environmentOf('restored'), DATA_DIR: target.dataDir })).toMatchObject({
    code: 0,
    error: '',
  });
  await target.start();
  expect((await fetch(`${target.url}/readyz`)).status).toBe(200);
  expect(await databases()).toEqual(['hosted', 'postgres', 'restored']);
  const sessions = await queryOn<{ ssl: boolean }>(
    postgres.url,
    `select distinct "ssl" from "pg_stat_ssl" join "pg_stat_activity" using ("pid") where "usename" = 'site'`,
  );
  expect(sessions).toEqual([{ ssl: hasOpenssl }]);
  expect(await target.stop()).toBe(0);
});
