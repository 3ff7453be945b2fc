import type { ClientBase } from 'pg';

/** A pattern of LIKE for the tables and sequences of MikroORM. */
export const MIGRATION_TABLES = 'mikro_orm%';

/** Returns the names of the migrations that a database has; undefined if it has no tables. */
export async function appliedMigrations(client: ClientBase): Promise<string[] | undefined> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('mikro_orm_migrations') is not null as "exists"`,
  );
  if (!tables[0]?.exists) return undefined;
  const { rows } = await client.query<{ name: string }>(
    'select "name" from "mikro_orm_migrations" order by "name"',
  );
  return rows.map(({ name }) => name);
}
