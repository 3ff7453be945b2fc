import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import { copyDatabase } from '../../../test/postgres.ts';
import { tables } from '../../features.ts';
import { readConfig } from '../core/config.ts';
import { createLog } from '../core/log.ts';
import { connect } from './connect.ts';

class WaitingMigration extends Migration {
  override up(): void {
    this.addSql('alter table "photo" add "later" text');
  }
}

test('a migration that waits for a lock lets other queries pass and is retried', async () => {
  const { url, database, folder } = inject('template');
  const copy = await copyDatabase(url, database);
  const other = new Client({ connectionString: copy.url });
  await other.connect();
  await other.query('begin; select 1 from "photo"');

  const log = captureLog();
  const config = readConfig({ DATABASE_URL: copy.url, DATA_DIR: folder });
  const declared = {
    ...tables,
    migrations: [...tables.migrations, { name: 'later', class: WaitingMigration }],
  };
  const opened = await connect(config, declared, createLog({ logLevel: 'info' }, log));
  const migrating = opened.setUp(() => opened.migrate());
  await expect.poll(() => log.text()).toContain('a migration did not get the lock of a table');
  await other.query('commit');
  await migrating;
  expect((await other.query('select "later" from "photo"')).fields).toHaveLength(1);
  await opened.close();
  await other.end();
  await copy.remove();
});
