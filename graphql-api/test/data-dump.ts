import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './app.ts';

/** Returns the database and the names and texts of the files in DATA_DIR as one text in lower case. */
export async function dumpOf({ app }: TestApp): Promise<string> {
  const em = app.database.em.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select format('%I.%I', "table_schema", "table_name") as "name" from "information_schema"."tables"
     where "table_type" = 'BASE TABLE' and "table_schema" = 'public'`,
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
  // Quoted-printable breaks lines anywhere.
  return [JSON.stringify(rows), ...paths, ...texts.map((text) => text.replaceAll('=\r\n', ''))]
    .join('\n')
    .toLowerCase();
}
