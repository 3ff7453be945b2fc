import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { startApp } from '../../../test/app.ts';
import { captureLog } from '../../../test/captured-log.ts';
import { databaseOf } from '../../../test/earlier-release.ts';
import { copyDatabase } from '../../../test/postgres.ts';
import { entities } from '../../entities.ts';
import { readConfig } from '../core/config.ts';
import { createLog } from '../core/log.ts';
import { connect } from './connect.ts';

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
  const submissionId = randomUUID();
  const copy = await databaseOf('2026-11-24-versions', (em) =>
    em.execute(
      `insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam")
       values (gen_random_uuid(), ?, 'Contact', 'kept@example.com', now(), '{"message": "Hello"}', '{}', false)`,
      [submissionId],
    ),
  );
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

/** The table of jobs of the release of 2026-11-28: the library pg-boss stored mails there. */
const EARLIER_JOBS = `
  create schema "pgboss";
  create type "pgboss"."job_state" as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table "pgboss"."job" (
    "id" uuid not null default gen_random_uuid(), "name" text not null, "data" jsonb, "output" jsonb,
    "state" "pgboss"."job_state" not null default 'created', "retry_count" int not null default 0,
    "start_after" timestamptz not null default now() + interval '1 hour', "started_on" timestamptz,
    "created_on" timestamptz not null default '2026-11-20', "completed_on" timestamptz
  ) partition by list ("name");
  create table "pgboss"."job_common" partition of "pgboss"."job" default;
  insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam")
    select ('00000000-0000-4000-8000-00000000000' || n)::uuid, gen_random_uuid(), 'Contact', 'visitor@example.com', now(), '{}', '{}', n = 2
    from generate_series(1, 2) n;
  insert into "category" ("category") values ('A');
  insert into "blog" ("blog_id", "slug", "slug_url", "title", "category", "blogs_content", "createdAt", "updatedAt")
    select 1, 'a', 'a', 'A', min("category_id"), '[]', now(), now() from "category";
  insert into "mailing" values ('00000000-0000-4000-8000-000000000010', 1, 'A', '', '/artical/a', now(), 'owner@example.com');
  insert into "subscription" ("id", "email", "consentedAt")
    select ('00000000-0000-4000-8000-00000000002' || n)::uuid, n || '@example.com', now() from generate_series(0, 4) n;
  insert into "mailing_recipient"
    select ('00000000-0000-4000-8000-00000000003' || n)::uuid, '00000000-0000-4000-8000-000000000010',
      ('00000000-0000-4000-8000-00000000002' || n)::uuid, (array['waiting', 'waiting', 'sent', 'failed', 'unsubscribed'])[n + 1], null
    from generate_series(0, 4) n;
  insert into "pgboss"."job" ("id", "name", "data", "state")
    select ('00000000-0000-4000-8000-00000000003' || n)::uuid, 'newsletter', '{}', (case n when 0 then 'created' when 1 then 'cancelled' else 'completed' end)::"pgboss"."job_state"
    from generate_series(0, 4) n`;

/** Adds a mail of a lead in this state. */
const earlierMail = (state: string, data: object, further = '') =>
  `insert into "pgboss"."job" ("name", "state", "data", "completed_on", "output", "started_on")
   values ('mail', '${state}', '${JSON.stringify({ leadId: '00000000-0000-4000-8000-000000000001', ...data })}',
     case when '${state}' = 'completed' then timestamptz '2026-11-21' end, '{"message": "451"}', ${further || 'null'})`;

test('mails and jobs of the release of 2026-11-28 keep their states, and its processes may still add some', async () => {
  const copy = await databaseOf('2026-11-28-rate-limit', async (em) => {
    for (const sql of [
      EARLIER_JOBS,
      earlierMail('completed', { to: 'business' }),
      earlierMail('retry', { to: 'visitor', rejections: 2 }, 'now()'),
      earlierMail('failed', { to: 'visitor', isReply: true }),
      earlierMail('active', { to: 'business' }, 'now()'),
      earlierMail('created', { to: 'visitor', leadId: '00000000-0000-4000-8000-000000000002' }),
      earlierMail('created', { to: 'visitor', leadId: '00000000-0000-4000-8000-000000000009' }),
      `insert into "pgboss"."job" ("name", "data", "start_after") values
        ('password-link', '{"email": "owner@example.com", "purpose": "reset"}', now() + interval '1 hour'),
        ('blog-publish', '{}', '2030-01-01'), ('purge', null, '2030-01-01')`,
    ])
      await em.execute(sql);
  });
  const app = await startApp({ DATABASE_URL: copy.url });
  const execute = (sql: string) => app.app.database.em.fork().execute<Record<string, string>[]>(sql);
  const mails = () =>
    execute(
      `select "kind", "state", "rejections", "tries", "recipient" from "mail" order by "kind", "state", "tries"`,
    );
  const mail = { rejections: 0, tries: 0 };
  const toVisitor = { ...mail, recipient: 'visitor@example.com' };
  expect(await mails()).toEqual([
    { ...toVisitor, kind: 'acknowledgement', state: 'held' },
    { ...toVisitor, kind: 'acknowledgement', state: 'queued', rejections: 2, tries: 1 },
    { ...mail, kind: 'lead', state: 'queued', tries: 1, recipient: null },
    { ...mail, kind: 'lead', state: 'sent', recipient: null },
    { ...mail, kind: 'newsletter', state: 'dropped', recipient: '4@example.com' },
    { ...mail, kind: 'newsletter', state: 'failed', recipient: '3@example.com' },
    { ...mail, kind: 'newsletter', state: 'held', recipient: '1@example.com' },
    { ...mail, kind: 'newsletter', state: 'queued', recipient: '0@example.com' },
    { ...mail, kind: 'newsletter', state: 'sent', recipient: '2@example.com' },
    { ...toVisitor, kind: 'reply', state: 'failed' },
    { ...mail, kind: 'reset', state: 'queued', recipient: 'owner@example.com' },
  ]);
  expect(
    await execute(`select "dueAt" = '2030-01-01' as "due" from "job" where "name" = 'blog-publish'`),
  ).toEqual([{ due: true }]);

  // A process of the earlier release finishes its mail, and adds another.
  await execute(`update "pgboss"."job" set "state" = 'completed' where "state" = 'active'`);
  await execute(earlierMail('created', { to: 'visitor' }));
  expect(await execute(`select "name" from "pgboss"."job"`)).toEqual([{ name: 'purge' }]);
  const states = (await mails()).map(({ kind, state }) => `${kind} ${state}`);
  expect(states.filter((state) => state === 'lead sent')).toHaveLength(2);
  expect(states.filter((state) => state === 'acknowledgement queued')).toHaveLength(2);

  // The start of a later release.
  await execute(`update "mikro_orm_migrations" set "executed_at" = now() - interval '1 day'`);
  await execute(`delete from "mikro_orm_migrations" where "name" = '2026-12-01-drop-earlier-jobs'`);
  await app.close();
  const later = await startApp({ DATABASE_URL: copy.url });
  const schemas = await later.app.database.em
    .fork()
    .execute(`select 1 from "pg_namespace" where "nspname" = 'pgboss'`);
  expect(schemas).toEqual([]);
  await later.close();
  await copy.remove();
});
