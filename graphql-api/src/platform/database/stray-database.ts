import type { FastifyBaseLogger } from 'fastify';
import { withDatabase } from '../core/database-url.ts';
import { DatabaseClient } from './client.ts';

/** The database that starts of earlier releases created by mistake, where their role was allowed to. */
const STRAY = 'from the URL';

const OWNED = `select 1 from "pg_database" where "datname" = $1 and "datdba" = current_user::regrole`;
const RELATIONS = `
  select 1 from "pg_class" c join "pg_namespace" n on n."oid" = c."relnamespace"
  where n."nspname" !~ '^pg_' and n."nspname" <> 'information_schema' limit 1`;

/** Drops the stray database if this role owns it, it has no tables and no other session uses it. */
export async function dropStrayDatabase(connectionString: string, log: FastifyBaseLogger): Promise<void> {
  try {
    const isOwned = await countRows(connectionString, OWNED, [STRAY]);
    if (isOwned === 0 || (await countRows(withDatabase(connectionString, STRAY), RELATIONS)) > 0) return;
    await countRows(connectionString, `drop database "${STRAY}"`);
    log.info(`the empty database "${STRAY}" of an earlier release was dropped`);
  } catch (error) {
    log.warn(error, `the database "${STRAY}" of an earlier release could not be dropped`);
  }
}

async function countRows(connectionString: string, sql: string, parameters?: string[]): Promise<number> {
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql, parameters)).rowCount ?? 0;
  } finally {
    await client.end().catch(() => {});
  }
}
