import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { tables } from '../../features.ts';
import { schemaOptions } from './orm-options.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  const { url, database: template } = inject('template');
  database = await copyDatabase(url, template);
  orm = await MikroORM.init({
    ...schemaOptions(tables),
    dbName: new URL(database.url).pathname.slice(1),
    driverOptions: { connectionString: database.url },
  });
});
afterAll(async () => {
  await orm.close();
  await database.remove();
});

const difference = () => orm.schema.getUpdateSchemaSQL({ wrap: false });

// A change of a table, and the SQL that would undo it.
const changes = {
  'create table "other" ()': 'drop table if exists "other"',
  'drop table "content_id"': 'create table "content_id"',
  'alter table "picture" drop "alt"': 'alter table "picture" add "alt" text not null',
  'alter table "picture" alter "width" type bigint': 'alter table "picture" alter column "width" type int',
  'alter table "mailing" alter "segment" set not null': 'alter column "segment" drop not null',
  'alter table "job" alter "tries" drop default': 'alter column "tries" set default 0',
  'alter table "entry" drop "searchText"': 'add "searchText" text generated always as',
  'alter table "mail" drop constraint "mail_state_check"': 'add constraint "mail_state_check"',
  'drop index "lead_inbox"': 'create index "lead_inbox"',
  'drop index "lead_head"; create index "lead_head" on "lead" ("conversation")': 'drop index "lead_head"',
  'alter table "entry" drop constraint "entry_editor_id_key"': 'add constraint "entry_editor_id_key" unique',
  'alter table "redirect" drop constraint "redirect_kind_number_fkey"':
    'add constraint "redirect_kind_number_fkey" foreign key',
  'alter table "session" drop constraint "session_account_id_fkey", add foreign key ("account_id") references "account"':
    'drop constraint "session_account_id_fkey"',
};

test('the migrations create the tables that the entities declare, and a difference is found', async () => {
  expect(await difference()).toBe('');
  for (const change of Object.keys(changes)) await orm.em.fork().execute(change);
  const found = await difference();
  expect(Object.values(changes).filter((sql) => !found.includes(sql))).toEqual([]);
});
