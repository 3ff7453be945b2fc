import { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type Config, ConfigError } from '../core/config.ts';
import { hasFreeDisk } from '../core/free-disk.ts';
import { MB } from '../core/resource-limits.ts';
import { type EmbeddedOptions, startEmbedded } from './embedded/server.ts';
import { withSetupLock } from './lock.ts';
import { migrate } from './migrate.ts';
import { type Declared, ormOptions } from './orm-options.ts';
import { poolOptions } from './pool-options.ts';
import { requireDatabase } from './require-database.ts';

/** Options of `connect`. Commands join the embedded PostgreSQL of the running site. */
export type ConnectOptions = Pick<EmbeddedOptions, 'mayJoin'>;

/** The database. */
export type Database = Awaited<ReturnType<typeof connect>>;

/** Connects to DATABASE_URL, or starts the embedded PostgreSQL. `migrate()` completes the schema. */
export async function connect(
  { databaseUrl, databaseDirectUrl, dataDir }: Config,
  declared: Declared,
  log: FastifyBaseLogger,
  options: ConnectOptions = {},
) {
  const embedded = databaseUrl === undefined ? await startEmbedded(dataDir, log, options) : undefined;
  const url = embedded?.url ?? databaseUrl ?? '';
  const directUrl = databaseDirectUrl ?? url;
  try {
    const dbName = await requireDatabase('DATABASE_URL', url);
    if (directUrl !== url && (await requireDatabase('DATABASE_DIRECT_URL', directUrl)) !== dbName)
      throw new ConfigError('DATABASE_DIRECT_URL leads to another database than DATABASE_URL');
    const common = {
      ...ormOptions(declared),
      logger: (message: string) => log.debug(message),
      // MikroORM's migrator creates a database of this name if there is none.
      dbName,
    };
    const orm = await MikroORM.init({
      ...common,
      pool: { min: 0, max: 10 },
      driverOptions: poolOptions(url, 'site'),
    });
    const pool: Pool = await orm.em.getConnection().getNativeClient();
    return {
      /** The root entity manager. Fork it for each request or job; do not run queries on it. */
      em: orm.em,
      /** The pool of `em`, for libraries that need one. */
      pool,
      /** Runs `work`, which prepares the schema and the first content, in one process at a time. */
      setUp: <T>(work: () => Promise<T>) => withSetupLock(directUrl, log, work),
      /** Runs the migrations. Call it within `setUp`. */
      migrate: () => migrate(directUrl, common, log),
      /** Throws an error that clients see as 503 while the disk of the embedded database is almost full. */
      requireFreeSpace: () => embedded && requireFreeSpace(dataDir),
      close: async () => {
        // Not `orm.close()`: Kysely forgets its pool then and never releases a connection being opened.
        await pool.end();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Space for PostgreSQL's write-ahead log and for the mails of stored leads. */
const MIN_FREE = 64 * MB;

/** Throws an error that clients see as 503 when the disk of `dataDir` is almost full. */
function requireFreeSpace(dataDir: string): void {
  if (hasFreeDisk(dataDir, MIN_FREE)) return;
  throw Object.assign(new Error('The disk of DATA_DIR has less than 64 MB of free space.'), {
    code: 'ENOSPC',
  });
}
