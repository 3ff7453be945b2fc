import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './app.ts';

/** The whole database, and the files of DATA_DIR: mails, records, names. As one text in lower case. */
export async function dumpOf({ app }: TestApp): Promise<string> {
  const em = app.database.em.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select format('%I.%I', "table_schema", "table_name") as "name" from "information_schema"."tables"
     where "table_type" = 'BASE TABLE' and "table_schema" in ('public', 'pgboss')`,
  );
  const rows = [];
  for (const { name } of tables) rows.push(await em.execute(`select t::text from ${name} t`));
  const folder = app.config.dataDir;
  const paths = (await readdir(folder, { recursive: true })).filter((path) => !path.startsWith('database'));
  const texts = await Promise.all(
    paths
      .filter((path) => /\.(eml|part|json)$/.test(path) && !path.includes('releases'))
      .map((path) => readFile(join(folder, path), 'latin1')),
  );
  // A line of quoted-printable may be broken anywhere.
  return [JSON.stringify(rows), ...paths, ...texts.map((text) => text.replaceAll('=\r\n', ''))]
    .join('\n')
    .toLowerCase();
}

/** The names of all columns of a backup: the database computes the others. */
async function columnsOf(em: TestApp['app']['database']['em'], table: string): Promise<string> {
  const rows = await em.execute<{ columns: string }[]>(
    `select string_agg(format('%I', "attname"), ', ') as "columns" from "pg_attribute"
     where "attrelid" = '${table}'::regclass and "attnum" > 0 and not "attisdropped" and "attgenerated" = ''`,
  );
  return rows[0]?.columns ?? '';
}

const backedUp = ['lead', 'lead_note', 'photo', 'subscription', 'subscription_request', 'pgboss.job'];

/** Makes a backup of what visitors sent, within the database; the function that it gives puts the backup back. */
export async function backUp({ app }: TestApp): Promise<(app: TestApp) => Promise<void>> {
  const em = app.database.em.fork();
  await em.execute('create schema "backup"');
  for (const table of backedUp) {
    await em.execute(
      `create table "backup"."${table}" as select ${await columnsOf(em, table)} from ${table}`,
    );
  }
  return async ({ app: now }) => {
    const connection = now.database.em.fork();
    await connection.execute('delete from "erasure"');
    for (const table of backedUp) {
      const columns = await columnsOf(connection, table);
      await connection.execute(
        `insert into ${table} (${columns}) select ${columns} from "backup"."${table}" on conflict do nothing`,
      );
    }
    await connection.execute('drop schema "backup" cascade');
  };
}
