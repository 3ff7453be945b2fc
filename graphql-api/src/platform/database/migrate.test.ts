import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import { copyDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { tables } from '../../features.ts';
import { readConfig } from '../core/config.ts';
import { createLog } from '../core/log.ts';
import { connect } from './connect.ts';

class FirstMigration extends Migration {
  override up(): void {
    this.addSql('create table "first" ()');
  }
}

class SecondMigration extends Migration {
  override up(): void {
    this.addSql('alter table "first" add "second" text');
    this.addSql('select 1 / count(*) from "may_continue"');
  }
}

const later = [
  { name: 'later-first', class: FirstMigration },
  { name: 'later-second', class: SecondMigration },
];

let database: TestDatabase;
beforeAll(async () => {
  const { url, database: template } = inject('template');
  database = await copyDatabase(url, template);
});
afterAll(() => database.remove());

/** Starts a release with these migrations after those of this release; `work` then reads the database. */
async function startRelease<T>(
  added: typeof later,
  work: (execute: (sql: string) => Promise<unknown>) => Promise<T>,
) {
  const log = captureLog();
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: inject('template').folder });
  const declared = { ...tables, migrations: [...tables.migrations, ...added] };
  const opened = await connect(config, declared, createLog({ logLevel: 'info' }, log));
  try {
    await opened.setUp(() => opened.migrate());
    return { log: log.text(), result: await work((sql) => opened.em.fork().execute(sql)) };
  } finally {
    await opened.close();
  }
}

const applied = (execute: (sql: string) => Promise<unknown>) =>
  execute(`select "name" from "mikro_orm_migrations" where "name" like 'later-%' order by "id"`);

test('a failed migration undoes those of the same start; processes that start together run each one once', async () => {
  await startRelease([], (execute) => execute('create table "may_continue" ()'));
  await expect(startRelease(later, applied)).rejects.toThrow('division by zero');
  const failed = await startRelease([], async (execute) => [
    await applied(execute),
    await execute(`select to_regclass('first') as "table"`),
  ]);
  expect(failed.result).toEqual([[], [{ table: null }]]);

  await startRelease([], (execute) => execute('alter table "may_continue" add "id" serial'));
  await startRelease([], (execute) => execute('insert into "may_continue" default values'));
  const starts = await Promise.all([startRelease(later, applied), startRelease(later, applied)]);
  const both = [{ name: 'later-first' }, { name: 'later-second' }];
  expect(starts.map(({ result }) => result)).toEqual([both, both]);
  const lines = starts.flatMap(({ log }) => log.split('\n').filter((line) => line.includes('migrated')));
  expect(lines.map((line) => JSON.parse(line).migrations)).toEqual([['later-first', 'later-second']]);

  // A rollback: the earlier release serves on the newer schema.
  expect(await startRelease([], applied)).toEqual({ log: '', result: both });
});

test('every migration is in the list', () => {
  const source = join(import.meta.dirname, '../..');
  const classes = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
    file.endsWith('.test.ts')
      ? []
      : [...readFileSync(join(source, file), 'utf8').matchAll(/class (\w+) extends Migration\b/g)].map(
          ([, name]) => name,
        ),
  );
  expect(tables.migrations.map((migration) => migration.class.name).toSorted()).toEqual(classes.toSorted());
});
