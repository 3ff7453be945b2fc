import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeApp, openApp } from '../../src/app.ts';
import { unpack } from '../../src/operations/backup/archive.ts';
import { backUp } from '../../src/operations/backup/backup.ts';
import { restore } from '../../src/operations/backup/restore.ts';
import { type Config, readConfig } from '../../src/platform/core/config.ts';
import { createLog } from '../../src/platform/core/log.ts';
import { startApp, type TestApp } from '../app.ts';
import { startBucket } from '../bucket.ts';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { newFolder, removeFolders, target } from '../restore-target.ts';
import { signInAdmin } from '../samples/content.ts';
import { message } from '../samples/form-samples.ts';
import { sendForm } from '../samples/forms.ts';
import { sendQuote, storedPhotos } from '../samples/quote.ts';

const log = createLog({ logLevel: 'silent' });
let app: TestApp;
let server: OwnPostgres;
beforeAll(async () => {
  [app, server] = await Promise.all([startApp(), startOwnPostgres()]);
});
afterAll(async () => {
  await app.close();
  await server.remove();
  await removeFolders();
});

/** Returns the rows of a restored site. */
async function read<T extends object>(config: Config, sql: string): Promise<T[]> {
  const opened = await openApp(config, log);
  try {
    return await opened.database.em.fork().execute<T[]>(sql);
  } finally {
    await closeApp(opened);
  }
}

/** The messages that a worker would still send. */
const QUEUED = `
  select "kind" from "mail" where "state" = 'queued' union all select "name" from "job" where "name" = 'push'
  union all select "kind" from "entry_draft" where "kind" = 'newsletter' and "publishAt" is not null`;

const LEADS = 'select "submissionId"::text as "id", "photos" from "lead" order by 1';

test('a backup while leads arrive restores an embedded database and a PostgreSQL server', async () => {
  const propertyPhotos = await storedPhotos(app, 2);
  const submissionId = randomUUID();
  await sendQuote(app, { submissionId, propertyPhotos });
  await app.app.database.em.fork().execute(`
    insert into "job" ("name", "dueAt") values ('push', now() + interval '1 hour');
    insert into "mail" ("kind", "recipient", "dueAt") values ('reset', 'owner@example.com', now() + interval '1 hour');
    insert into "entry" ("kind", "number", "title", "fields", "version", "createdAt", "updatedAt")
      values ('newsletter', 1, 'Later', '{}', 0, now(), now());
    insert into "entry_draft" ("kind", "number", "fields", "version", "revision", "publishAt", "savedAt")
      values ('newsletter', 1, '{}', 0, 1, now() + interval '1 hour', now())`);
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
  // A restore deletes these two.
  await app.app.database.em
    .fork()
    .execute(`delete from "job" where "name" = 'push'; delete from "mail" where "kind" = 'reset'`);

  for (const config of [await target(), await target({ databaseUrl: server.url })]) {
    expect((await restore(archive, config, log)).missingPhotos).toEqual([]);
    const leads = await read<{ id: string; photos: string[] }>(config, LEADS);
    expect(leads).toContainEqual({ id: submissionId, photos: propertyPhotos });
    const stored = await readdir(join(config.dataDir, 'files', 'photos'));
    expect(stored).toEqual(expect.arrayContaining(propertyPhotos));
    expect(await read(config, QUEUED)).toEqual([]);
    const [blog] = await read<{ next: boolean }>(
      config,
      `select nextval(pg_get_serial_sequence('entry_version', 'version_id')) > max("version_id") as "next" from "entry_version"`,
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
  expect((await restore(archive, config, log)).missingPhotos).toEqual([]);
  expect(await read(config, `select 1 from "lead" where "email" = '${email}'`)).toEqual([]);
  expect(await readdir(join(config.dataDir, 'files', 'photos'))).not.toContain(photo);
});

test('an encrypted archive needs its key, and one that is damaged or missing is rejected', async () => {
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
  const missing = `${archive}.missing`;
  await expect(restore(missing, right, log)).rejects.toThrow(`The file ${missing} cannot be read`);
});

test('a restore ends all sessions and links, and counts the accounts whose second factor it brings back', async () => {
  const token = await app.signIn();
  const em = app.app.database.em.fork();
  await em.execute(
    `insert into "second_factor" ("account_id", "secret", "enabledAt") select "account_id", 'x', now() from "account" limit 1`,
  );
  const archive = await backUp(app.app.config, log);
  await em.execute('delete from "second_factor"');
  expect(token).not.toBe('');
  const config = await target();
  expect(await restore(archive, config, log)).toMatchObject({ secondFactors: 1 });
  const ended =
    'select 1 from "session" union all select 1 from "push_device" union all select 1 from "password_link"';
  expect(await read(config, ended)).toEqual([]);
});

/** All tables but partitions; migrations fill one of them. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as "name" from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and c.relname <> 'mikro_orm_migrations' order by 1`;

/** A restore ends sessions. */
const ENDED = ['public.session', 'public.push_device', 'public.password_link'];

test('a backup contains every table, and a restore all of its rows', async () => {
  const source = app.app.config;
  const archive = await backUp(source, log);
  const folder = await newFolder('archive-');
  await unpack(archive, folder, undefined);
  const { tables } = JSON.parse(await readFile(join(folder, 'database.json'), 'utf8')) as {
    tables: { name: string }[];
  };
  const names = (await read<{ name: string }>(source, TABLES)).map(({ name }) => name);
  expect(names).toContain('public.lead');
  // Triggers fill it.
  const copied = names.filter((name) => name !== 'public.lead_search');
  expect(tables.map(({ name }) => name).toSorted()).toEqual(copied.toSorted());

  const counts = names
    .filter((name) => name.startsWith('public.') && !ENDED.includes(name))
    .map((name) => `select '${name}' as "name", count(*)::int as "rows" from ${name}`)
    .join(' union all ');
  const config = await target();
  await restore(archive, config, log);
  expect(await read(config, counts)).toEqual(await read(source, counts));
});

test('a site with a bucket moves to files and back to a bucket', async () => {
  const [before, after] = await Promise.all([startBucket(), startBucket()]);
  const site = await startApp(before.environment);
  const propertyPhotos = await storedPhotos(site, 2);
  const submissionId = randomUUID();
  await sendQuote(site, { submissionId, propertyPhotos });
  const onDisk = await target();
  expect((await restore(await backUp(site.app.config, log), onDisk, log)).missingPhotos).toEqual([]);
  expect(await readdir(join(onDisk.dataDir, 'files', 'photos'))).toEqual(
    expect.arrayContaining(propertyPhotos),
  );

  const { s3 } = readConfig(after.environment);
  const inBucket = await target({ s3 });
  expect((await restore(await backUp(onDisk, log), inBucket, log)).missingPhotos).toEqual([]);
  expect(await read(inBucket, LEADS)).toContainEqual({ id: submissionId, photos: propertyPhotos });
  expect(await after.keys()).toEqual(expect.arrayContaining(propertyPhotos.map((name) => `photos/${name}`)));
  const key = `photos/${propertyPhotos[0]}`;
  expect(await after.files.getBytes(key)).toEqual(await before.files.getBytes(key));
  await site.close();
  await Promise.all([before.close(), after.close()]);
});
