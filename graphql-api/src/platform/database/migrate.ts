import { setTimeout as delay } from 'node:timers/promises';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientBase } from 'pg';

/** While a migration waits for the lock of a table, all queries of this table wait too. In milliseconds. */
const LOCK_TIMEOUT = 2_000;
const RETRY_DELAY = 3_000;
const MAX_TRIES = 20;
/** The SQLSTATE lock_not_available. */
const NO_LOCK = '55P03';

/**
 * Runs the missing migrations in one transaction, without a statement timeout: a change of a large table
 * takes longer than a request. Retries for about two minutes while other transactions hold locks.
 */
export async function migrate(
  connectionString: string,
  common: Options,
  log: FastifyBaseLogger,
): Promise<void> {
  const onConnect = (client: ClientBase) => client.query(`set lock_timeout to ${LOCK_TIMEOUT}`);
  const orm = await MikroORM.init({
    ...common,
    pool: { min: 0, max: 2 },
    driverOptions: { connectionString, onConnect },
  });
  try {
    const migrations = await applyMissing(orm, log);
    if (migrations.length > 0) log.info({ migrations }, 'the schema of the database was migrated');
  } finally {
    await orm.close();
  }
}

/** Returns the names of the applied migrations. */
async function applyMissing(orm: MikroORM, log: FastifyBaseLogger, tries = 1): Promise<string[]> {
  try {
    return (await orm.migrator.up()).map(({ name }) => name);
  } catch (error) {
    if (tries >= MAX_TRIES || !isLockTimeout(error)) throw error;
    log.warn({ tries }, 'a migration did not get the lock of a table; retrying');
    await delay(RETRY_DELAY);
    return applyMissing(orm, log, tries + 1);
  }
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === NO_LOCK || (cause instanceof Error && isLockTimeout(cause));
}
