import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import * as v from 'valibot';
import { features } from '../../features.ts';
import { ConfigError } from '../../platform/core/config.ts';
import { appliedMigrations, MIGRATION_TABLES } from '../../platform/database/applied-migrations.ts';

const FOLDER = 'database';
const DESCRIPTION = 'database.json';

/** Writes all rows of one snapshot to files in `folder`. The site may go on writing. */
export async function copyOut(client: ClientBase, folder: string): Promise<void> {
  await mkdir(join(folder, FOLDER), { recursive: true });
  await client.query(SESSION);
  await client.query('begin isolation level repeatable read read only');
  const migrations = await migrationsOf(client);
  const tables = await findTables(client);
  for (const { name, columns, file } of tables) {
    await pipeline(
      client.query(to(`copy (select ${columns} from ${name}) to stdout`)),
      createWriteStream(join(folder, FOLDER, file), { mode: 0o600 }),
    );
  }
  const sequences = (await sequencesOf(client)).filter(({ value }) => value !== null);
  const description = { migrations, tables, sequences };
  await client.query('commit');
  await writeFile(join(folder, DESCRIPTION), JSON.stringify(description), { mode: 0o600 });
}

/**
 * Replaces all rows by those of `copyOut`, in one transaction, and ends or holds what may have happened
 * since, such as sessions, links and unsent mails. Throws ConfigError if the copy has another schema.
 */
export async function copyIn(client: ClientBase, folder: string): Promise<void> {
  const copy = parseDescription(await readFile(join(folder, DESCRIPTION), 'utf8'));
  if (JSON.stringify(copy.migrations) !== JSON.stringify(await migrationsOf(client))) {
    throw new ConfigError('The archive was made by another release: restore it with that release.');
  }
  const tables = matchTables(copy.tables, await findTables(client));
  const sequences = matchSequences(copy.sequences, await sequencesOf(client));
  await client.query(SESSION);
  await client.query('begin');
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
  for (const { name, columns, file } of tables) {
    const rows = createReadStream(join(folder, FOLDER, file));
    await pipeline(rows, client.query(from(`copy ${name} (${columns}) from stdin`))).catch(
      (cause: unknown) => {
        throw new ConfigError(`The archive is damaged: its rows of ${name} cannot be read.`, { cause });
      },
    );
  }
  for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value]);
  for (const { restored } of features) if (restored) await client.query(restored);
  await client.query('commit');
}

/** Returns the tables, each after the tables that its foreign keys refer to. */
async function findTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { references: string[] }>(TABLES, [DERIVED]);
  const ordered: Table[] = [];
  const isOrdered = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < rows.length) {
    const free = rows.filter(({ name, references }) => !isOrdered(name) && references.every(isOrdered));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const { name, columns, file } of free) ordered.push({ name, columns, file });
  }
  return ordered;
}

async function migrationsOf(client: ClientBase): Promise<string[]> {
  const names = await appliedMigrations(client);
  if (!names) throw new ConfigError('The database has no tables: start the site first.');
  return names;
}

async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  return (await client.query<Sequence>(SEQUENCES)).rows;
}

/** Dates that every server reads, and no time limits. */
const SESSION = `
  set datestyle = 'ISO'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`;

const DERIVED = features.flatMap(({ derivedTables = [] }) => derivedTables);

/** Leaves out partitions, generated columns, the tables of migrations, and those that $1 names. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as "name", n.nspname || '.' || c.relname || '.copy' as "file",
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as "columns",
    array(select distinct format('%I.%I', rn.nspname, r.relname) from pg_constraint k
     join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
     where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "references"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not like '${MIGRATION_TABLES}' and c.relname <> all($1::text[])
  order by 1`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as "name", last_value::text as "value" from pg_sequences
  where schemaname = 'public' and sequencename not like '${MIGRATION_TABLES}'`;

/** The names and columns are quoted for SQL. */
const Described = v.object({
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name: v.string(), columns: v.string() })),
  sequences: v.array(v.object({ name: v.string(), value: v.pipe(v.string(), v.regex(/^\d{1,19}$/)) })),
});
type Description = v.InferOutput<typeof Described>;
type Sequence = Description['sequences'][number];
type Table = Description['tables'][number] & { file: string };

/** Parses the description of a copy. Throws ConfigError. */
function parseDescription(text: string): Description {
  try {
    return v.parse(Described, JSON.parse(text));
  } catch (cause) {
    throw new ConfigError('The archive is damaged: its database.json cannot be read.', { cause });
  }
}

const sorted = (names: string[]) => names.toSorted().join('\n');

/**
 * Returns the tables of the target with the columns in the order of the archive. Only the target's names
 * become SQL and paths; the archive's are compared with them. Throws ConfigError if they differ.
 */
function matchTables(archived: Description['tables'], target: Table[]): Table[] {
  const isSame = sorted(archived.map(({ name }) => name)) === sorted(target.map(({ name }) => name));
  if (!isSame) throw otherSchema();
  return target.map((table) => {
    const columns = archived.find(({ name }) => name === table.name)?.columns ?? '';
    if (sorted(columns.split(', ')) !== sorted(table.columns.split(', '))) throw otherSchema();
    return { ...table, columns };
  });
}

/** Returns the archive's sequences. Throws ConfigError if the target does not have them. */
function matchSequences(archived: Sequence[], target: { name: string }[]): Sequence[] {
  if (archived.some(({ name }) => !target.some((other) => other.name === name))) throw otherSchema();
  return archived;
}

function otherSchema(): ConfigError {
  return new ConfigError(
    'The archive has other tables than the database: restore it with the release that made it.',
  );
}
