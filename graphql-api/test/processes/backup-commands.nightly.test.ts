import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../admin.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { message } from '../samples/form-samples.ts';
import { postForm } from '../samples/forms.ts';
import { LEADS, type LeadAnswer, postQuote, storedPhotos } from '../samples/quote.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';
import { runNpm } from './npm-command.ts';

const root = new URL('../../..', import.meta.url).pathname;
const servers: ServerProcess[] = [];
let mail: MailServer;
let postgres: OwnPostgres;
let shared: NodeJS.ProcessEnv;
let spareFolder: string;

beforeAll(async () => {
  [mail, postgres, spareFolder] = await Promise.all([
    startMailServer(),
    startOwnPostgres(),
    mkdtemp(join(tmpdir(), 'spare-')),
  ]);
  shared = { SEED: 'none', SMTP_URL: mail.url, BACKUP_COUNT: '2' };
});
afterAll(async () => {
  for (const server of servers) await server.remove();
  await postgres.remove();
  await mail.close();
  await rm(spareFolder, { recursive: true, force: true });
});

async function newServer(environment: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const server = await prepareServer({ ...shared, ...environment });
  servers.push(server);
  return server;
}

const run = (command: string[], environment: NodeJS.ProcessEnv) =>
  runNpm(command, { ...shared, ...environment });

async function backUp(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, out, error } = await run(['backup'], { DATA_DIR: dataDir, ...environment });
  expect([code, error]).toEqual([0, expect.stringContaining('is not encrypted')]);
  expect(out).toMatch(/backups\/site-[\dTZ-]+\.tar\.gz$/);
  return out;
}

async function ask<Data>(
  { url }: ServerProcess,
  query: string,
  variables: object,
  token = '',
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}

async function signIn(server: ServerProcess): Promise<string> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  return (await ask<{ login: { token: string } }>(server, query, { input: admin })).login.token;
}

/** Returns the email addresses of the leads, and the bytes of their photos by name (null: status 404). */
async function contentOf(server: ServerProcess, token: string) {
  const { leads } = await ask<{ leads: { nodes: LeadAnswer[] } }>(server, LEADS, { first: 100 }, token);
  const photos: Record<string, string | null> = {};
  for (const { fileName, url } of leads.nodes.flatMap((lead) => lead.photos)) {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(new URL(url, server.url), { headers });
    photos[fileName] = response.ok ? Buffer.from(await response.arrayBuffer()).toString('base64') : null;
  }
  return { emails: leads.nodes.map(({ email }) => email).toSorted(), photos };
}

const MAILS = 'query { leads(first: 100) { nodes { email mails { id state } } } }';
interface Mails {
  leads: { nodes: { email: string; mails: { id: string; state: string }[] }[] };
}

async function mailsTo(server: ServerProcess, token: string, email: string) {
  const { leads } = await ask<Mails>(server, MAILS, {}, token);
  return leads.nodes.find((lead) => lead.email === email)?.mails ?? [];
}

// The commands build the API if it has changed; then five starts and three restores.
test('npm run backup and restore move a site to a PostgreSQL server and back', async () => {
  const source = await newServer();
  await source.start();
  const propertyPhotos = await storedPhotos(source, 2);
  expect((await postQuote(source, { propertyPhotos, email: 'sent@example.com' })).status).toBe(200);
  const erasedPhotos = await storedPhotos(source);
  expect(
    (await postQuote(source, { propertyPhotos: erasedPhotos, email: 'erased@example.com' })).status,
  ).toBe(200);
  await expect.poll(() => mail.received.length).toBe(4);
  mail.rejecting = true;
  expect((await postForm(source, message, { email: 'unsent@example.com' })).status).toBe(200);
  await expect.poll(() => mail.rejections).toBeGreaterThan(0);

  const archive = await backUp(source.dataDir);
  const sourceToken = await signIn(source);
  await ask(
    source,
    'mutation ($email: String!) { erasePerson(email: $email) { leads } }',
    { email: 'erased@example.com' },
    sourceToken,
  );
  const before = await contentOf(source, sourceToken);
  expect(before.emails).toEqual(['sent@example.com', 'unsent@example.com']);
  expect(await source.stop()).toBe(0);

  // Restores to a PostgreSQL server, and repeats the erasures since the backup.
  const database = { DATABASE_URL: postgres.url };
  const moved = await newServer(database);
  await mkdir(join(moved.dataDir, 'files'), { recursive: true });
  const record = join('files', 'erasures.json');
  await copyFile(join(source.dataDir, record), join(moved.dataDir, record));
  const toServer = { ...database, DATA_DIR: moved.dataDir };
  const restored = await run(['restore', '--', archive], toServer);
  expect(restored).toMatchObject({ code: 0, error: '' });
  expect(restored.out).toContain('Restored. Held mails: 2');
  const again = await run(['restore', '--', archive], toServer);
  expect([again.code, again.error.split('\n').length]).toEqual([1, 1]);
  expect(again.error).toContain('The target has uploaded files');
  const used = await run(['restore', '--', archive], { ...database, DATA_DIR: spareFolder });
  expect([used.code, used.error]).toEqual([1, 'The target database is not empty.']);

  mail.rejecting = false;
  await moved.start();
  const token = await signIn(moved);
  expect(await contentOf(moved, token)).toEqual(before);
  expect((await mailsTo(moved, token, 'sent@example.com')).map(({ state }) => state)).toEqual([
    'SENT',
    'SENT',
  ]);
  const held = await mailsTo(moved, token, 'unsent@example.com');
  expect(held.map(({ state }) => state)).toEqual(['HELD', 'HELD']);
  // The worker sends these mails, and no earlier one.
  for (const { id } of held)
    await ask(moved, 'mutation ($id: ID!) { resendMail(id: $id) { id } }', { id }, token);
  await expect.poll(() => mail.received.length).toBe(6);
  expect((await mailsTo(moved, token, 'unsent@example.com')).map(({ state }) => state)).toEqual([
    'SENT',
    'SENT',
  ]);

  // Restores to an embedded database, with a photo missing.
  const [missing = ''] = propertyPhotos;
  await rm(join(moved.dataDir, 'files', 'photos', missing));
  for (let count = 0; count < 3; count++) await backUp(moved.dataDir, database);
  const backups = join(moved.dataDir, 'backups');
  const names = (await readdir(backups)).toSorted();
  expect(names).toHaveLength(2);
  expect(await moved.stop()).toBe(0);
  const back = await newServer();
  const toEmbedded = await run(['restore', '--', join(backups, names[1] ?? '')], { DATA_DIR: back.dataDir });
  expect([toEmbedded.code, toEmbedded.error]).toEqual([1, '']);
  expect(toEmbedded.out).toContain(`1 photos of leads are missing: ${missing}`);
  await back.start();
  const expected = { ...before, photos: { ...before.photos, [missing]: null } };
  expect(await contentOf(back, await signIn(back))).toEqual(expected);
  expect(mail.received).toHaveLength(6);
});

test('the start stops with one line if the database is empty and the file storage has a site', async () => {
  const used = servers.at(-1);
  if (!used) throw new Error('There is no site.');
  await used.stop();
  await rm(join(used.dataDir, 'database'), { recursive: true });
  const main = ['graphql-api/dist/main.js'];
  const env = { PATH: process.env['PATH'], DATA_DIR: used.dataDir, LOG_LEVEL: 'silent', SEED: 'none' };
  const { code, text } = await new Promise<{ code: unknown; text: string }>((resolve) => {
    execFile(process.execPath, main, { cwd: root, env }, (error, _out, stderr) =>
      resolve({ code: error?.code, text: stderr.trim() }),
    );
  });
  expect([code, text.split('\n').length]).toEqual([1, 1]);
  expect(text).toContain('The database is empty, but the file storage has ');
});

test('npm run admin without a command prints each command on a line', async () => {
  const { code, error } = await run(['admin'], { DATA_DIR: (await newServer()).dataDir });
  expect(code).toBe(1);
  expect(error).toMatch(/^npm run admin -- <command>\n {2}add <email>/);
});
