import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startApp } from '../../../test/app.ts';
import { startOwnPostgres } from '../../../test/own-postgres.ts';
import { onServer } from '../../../test/postgres.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { postForm } from '../../../test/samples/forms.ts';
import { freePort } from '../../../test/server-process.ts';
import { ok } from '../../operations/doctor/checks.ts';
import { checkDatabase } from '../../operations/doctor/database.ts';
import { readConfig } from '../core/config.ts';

test('every client connects with verified TLS to a server that requires it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tls-'));
  const [certificate, key, hba] = ['server.crt', 'server.key', 'hba.conf'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject];
  spawnSync('openssl', [...request, '-keyout', key ?? '', '-out', certificate ?? ''], { cwd: folder });
  writeFileSync(hba ?? '', 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n');
  const port = String(await freePort());
  const postgres = await startOwnPostgres({
    port,
    listen_addresses: '127.0.0.1',
    hba_file: hba ?? '',
    ssl: 'on',
    ssl_cert_file: certificate ?? '',
    ssl_key_file: key ?? '',
  });
  const url = `postgres://postgres@localhost:${port}/postgres`;
  await expect(startApp({ DATABASE_URL: url, SEED: 'none' })).rejects.toThrow('no encryption');
  const verified = `${url}?sslmode=verify-full&sslrootcert=${certificate}`;
  const app = await startApp({ DATABASE_URL: verified, SEED: 'none' });
  expect((await postForm(app, message)).status).toBe(200);
  await app.close();
  const encrypted = ok('the connection is encrypted');
  expect(await checkDatabase(readConfig({ DATABASE_URL: verified }))).toContainEqual(encrypted);
  await postgres.remove();
  await rm(folder, { recursive: true });
});

test('every client reads a password with any character from PGPASSWORD', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'password-'));
  const hba = join(folder, 'hba.conf');
  writeFileSync(hba, 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
  const port = String(await freePort());
  const postgres = await startOwnPostgres({ port, listen_addresses: '127.0.0.1', hba_file: hba });
  const password = 'a/b@c#d?e%20&f';
  await onServer(postgres.url, `create role "site" superuser login password '${password}'`);
  const DATABASE_URL = `postgres://site@127.0.0.1:${port}/postgres`;
  await expect(startApp({ DATABASE_URL, SEED: 'none' })).rejects.toThrow('password');
  vi.stubEnv('PGPASSWORD', password);
  try {
    const app = await startApp({ DATABASE_URL, SEED: 'none' });
    expect((await postForm(app, message)).status).toBe(200);
    await app.close();
  } finally {
    vi.unstubAllEnvs();
  }
  await postgres.remove();
  await rm(folder, { recursive: true });
});

test('dates are read correctly from a database with another DateStyle', async () => {
  let app = await startApp();
  const em = app.app.database.em.fork();
  const [{ name } = { name: '' }] = await em.execute<{ name: string }[]>(
    'select current_database() as "name"',
  );
  await em.execute(`alter database "${name}" set datestyle to 'German, DMY'`);
  app = await app.restart();
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).toMatch(/<lastmod>\d{4}-\d\d-\d\d/);
  expect(await (await fetch(`${app.url}/feed.xml`)).text()).toMatch(/<updated>\d{4}-\d\d-\d\dT/);
  expect(await app.signIn()).toEqual(expect.any(String));
  expect((await postForm(app, message)).status).toBe(200);
  await app.close();
});
