import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeApp, openApp } from '../../src/app.ts';
import { backUp } from '../../src/backup/backup.ts';
import { restore } from '../../src/backup/restore.ts';
import { type Config, readConfig } from '../../src/core/config.ts';
import { createLog } from '../../src/core/log.ts';
import { startApp, type TestApp } from '../app.ts';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { signInAdmin } from '../samples/content.ts';
import { message } from '../samples/form-samples.ts';
import { sendForm } from '../samples/forms.ts';
import { sendQuote, storedPhotos } from '../samples/quote.ts';

const log = createLog({ logLevel: 'silent' });
const folders: string[] = [];
let app: TestApp;
let server: OwnPostgres;
beforeAll(async () => {
  [app, server] = await Promise.all([startApp(), startOwnPostgres()]);
});
afterAll(async () => {
  await app.close();
  await server.remove();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Creates an empty target, by default with an embedded database. */
async function target(change: Partial<Config> = {}): Promise<Config> {
  const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
  folders.push(dataDir);
  return { ...readConfig({ DATA_DIR: dataDir }), ...change };
}

/** Returns the rows of a restored site. */
async function read<T extends object>(config: Config, sql: string): Promise<T[]> {
  const opened = await openApp(config, log);
  try {
    return await opened.database.em.fork().execute<T[]>(sql);
  } finally {
    await closeApp(opened);
  }
}

const LEADS = 'select "submissionId"::text as "id", "photos" from "lead" order by 1';

test('a backup while leads arrive restores an embedded database and a PostgreSQL server', async () => {
  const propertyPhotos = await storedPhotos(app, 2);
  const submissionId = randomUUID();
  await sendQuote(app, { submissionId, propertyPhotos });
  const done = new AbortController();
  let sent = 0;
  const writing = (async () => {
    while (!done.signal.aborted) {
      await sendForm(app, message);
      sent += 1;
    }
  })();
  const archive = await backUp(app.app.config, log).finally(() => done.abort());
  await writing;
  expect(sent).toBeGreaterThan(0);

  for (const config of [await target(), await target({ databaseUrl: server.url })]) {
    expect(await restore(archive, config, log)).toEqual([]);
    const leads = await read<{ id: string; photos: string[] }>(config, LEADS);
    expect(leads).toContainEqual({ id: submissionId, photos: propertyPhotos });
    const stored = await readdir(join(config.dataDir, 'files', 'photos'));
    expect(stored).toEqual(expect.arrayContaining(propertyPhotos));
    const queued = `select 1 from "pgboss"."job" where "name" = 'mail' and "state" in ('created', 'retry', 'active')`;
    expect(await read(config, queued)).toEqual([]);
    const [blog] = await read<{ next: boolean }>(
      config,
      `select nextval(pg_get_serial_sequence('blog', 'blog_id')) > max("blog_id") as "next" from "blog"`,
    );
    expect(blog).toEqual({ next: true });
    // A second restore is rejected, because the target is in use.
    await expect(restore(archive, config, log)).rejects.toThrow('The target has uploaded files');
  }
});

test('a restore erases the people again who were erased after the backup', async () => {
  const email = 'erased-later@example.com';
  const [photo = ''] = await storedPhotos(app);
  await sendQuote(app, { email, propertyPhotos: [photo] });
  const archive = await backUp(app.app.config, log);
  const admin = await signInAdmin(app);
  await admin.run('mutation ($email: String!) { erasePerson(email: $email) { leads } }', { email });

  const config = await target();
  const { app: source } = app;
  const restored = join(config.dataDir, 'files', 'erasures.json');
  await mkdir(join(config.dataDir, 'files'));
  await writeFile(restored, await readFile(join(source.config.dataDir, 'files', 'erasures.json')));
  expect(await restore(archive, config, log)).toEqual([]);
  expect(await read(config, `select 1 from "lead" where "email" = '${email}'`)).toEqual([]);
  expect(await readdir(join(config.dataDir, 'files', 'photos'))).not.toContain(photo);
});

test('an encrypted archive needs its key, and a damaged one is rejected', async () => {
  const source = { ...app.app.config, backupKey: 'correct horse battery', backupCount: 1 };
  const archive = await backUp(source, log);
  expect(archive).toMatch(/\.tar\.gz\.enc$/);
  expect((await readdir(join(source.dataDir, 'backups'))).length).toBe(1);
  await expect(restore(archive, await target(), log)).rejects.toThrow('is encrypted: set BACKUP_KEY');
  const wrong = await target({ backupKey: 'another key of mine' });
  await expect(restore(archive, wrong, log)).rejects.toThrow('is damaged, or BACKUP_KEY is not its key');
  const bytes = await readFile(archive);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(archive, bytes);
  const right = await target({ backupKey: source.backupKey });
  await expect(restore(archive, right, log)).rejects.toThrow('is damaged');
});
