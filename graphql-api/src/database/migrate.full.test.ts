import { randomUUID } from 'node:crypto';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { startApp } from '../../test/app.ts';
import { captureLog } from '../../test/captured-log.ts';
import { copyDatabase } from '../../test/postgres.ts';
import { readConfig } from '../core/config.ts';
import { createLog } from '../core/log.ts';
import { entities } from '../entities.ts';
import { connect } from './connect.ts';
import { migrations } from './migrations.ts';

test('a migration that waits for a lock lets other queries pass and is retried', async () => {
  const { url, database, folder } = inject('template');
  const copy = await copyDatabase(url, database);
  const other = new Client({ connectionString: copy.url });
  await other.connect();
  // Undoes the last migration that changes the table.
  await other.query(`delete from "mikro_orm_migrations" where "name" = '2026-11-23-photo-network'`);
  await other.query('alter table "photo" drop column "network"');
  await other.query('begin; select 1 from "photo"');

  const log = captureLog();
  const config = readConfig({ DATABASE_URL: copy.url, DATA_DIR: folder });
  const opened = await connect(config, entities, createLog({ logLevel: 'info' }, log));
  const migrating = opened.setUp(() => opened.migrate());
  await expect.poll(() => log.text()).toContain('a migration did not get the lock of a table');
  await other.query('commit');
  await migrating;
  const { rows } = await other.query(
    `select 1 from "information_schema"."columns" where "table_name" = 'photo' and "column_name" = 'network'`,
  );
  expect(rows).toHaveLength(1);
  await opened.close();
  await other.end();
  await copy.remove();
});

test('the site starts on the database of 2026-11-24 and keeps its rows', async () => {
  const { url } = inject('template');
  const copy = await copyDatabase(url, 'template0');
  const driverOptions = { connectionString: copy.url };
  const last = migrations.findIndex(({ name }) => name === '2026-11-24-versions');
  const earlier = await MikroORM.init({
    entities,
    driverOptions,
    dbName: 'from the URL',
    ensureDatabase: false,
    logger: () => {},
    extensions: [Migrator],
    migrations: { migrationsList: migrations.slice(0, last + 1), snapshot: false },
  });
  await earlier.migrator.up();
  const submissionId = randomUUID();
  await earlier.em.fork().execute(
    `insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam")
     values (gen_random_uuid(), ?, 'Contact', 'kept@example.com', now(), '{"message": "Hello"}', '{}', false)`,
    [submissionId],
  );
  await earlier.close();

  const app = await startApp({ DATABASE_URL: copy.url });
  const leads = await app.graphql(
    '{ leads(search: "kept hello") { nodes { submissionId email } } }',
    {},
    await app.signIn(),
  );
  expect(leads.data?.['leads']).toEqual({ nodes: [{ submissionId, email: 'kept@example.com' }] });
  expect((await fetch(`${app.url}/blog`)).status).toBe(200);
  await app.close();
  await copy.remove();
});
