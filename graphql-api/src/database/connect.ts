import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { EntityCaseNamingStrategy, type Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { type EntityManager, MikroORM as PostgresORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { fromPglite, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import { entities } from './entities.ts';
import { type Listener, listen } from './listen.ts';
import { lockDataDir } from './lock.ts';
import { migrations } from './migrations/migrations.ts';

/** The database as the rest of the API sees it; the same on PGlite and on PostgreSQL. */
export interface Database {
  /** The root entity manager: fork it for each request or job, never query on it. */
  em: EntityManager;
  jobs: PgBoss;
  migrate(): Promise<void>;
  /** Calls back at each NOTIFY on this channel, from any process. */
  listen(channel: string, callback: () => void): Promise<void>;
  close(): Promise<void>;
}

/** How a test hands in a ready-made cluster instead of an empty one. */
export interface ConnectOptions {
  loadDataDir?: Blob;
}

/** Connects as the configuration says; the schema may still be missing until `migrate()`. */
export function connect(
  config: Config,
  log: FastifyBaseLogger,
  options: ConnectOptions = {},
): Promise<Database> {
  const common = { ...shared, logger: (message: string) => log.info(message), colors: false };
  return config.databaseUrl
    ? connectPostgres(config.databaseUrl, common)
    : connectPglite(config.dataDir, common, options);
}

const shared = {
  entities,
  extensions: [Migrator],
  // One spelling from the column to the screen: `metaTitle` is the column's name too.
  namingStrategy: EntityCaseNamingStrategy,
  // Every change of the schema is a migration that a person has read.
  migrations: { migrationsList: migrations, snapshot: false, transactional: true },
} satisfies Partial<Options>;

type Common = typeof shared & { logger: (message: string) => void; colors: boolean };

/** In seconds: a mail that a crashed process held is tried again after some 40 instead of 90. */
const supervision = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };

async function connectPostgres(url: string, common: Common): Promise<Database> {
  const orm = await PostgresORM.init({ ...common, clientUrl: url, pool: { min: 0, max: 10 } });
  const listeners: Listener[] = [];
  const jobs = new PgBoss({ ...supervision, connectionString: url, max: 4, application_name: 'jobs' });
  return {
    em: orm.em,
    jobs,
    migrate: async () => void (await orm.migrator.up()),
    listen: async (channel, callback) => {
      listeners.push(await listen(url, channel, callback));
    },
    close: async () => {
      for (const listener of listeners) await listener.close();
      await orm.close();
    },
  };
}

async function connectPglite(
  dataDir: string,
  common: Common,
  { loadDataDir }: ConnectOptions,
): Promise<Database> {
  const lock = lockDataDir(dataDir);
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const orm = await PgliteORM.init({
    ...common,
    dbName: folder,
    // 16 MB instead of 128: the whole site is a few megabytes, and WASM memory never shrinks.
    // A function, because MikroORM copies an object deeply and a Blob does not survive that.
    driverOptions: () => ({ loadDataDir, postgresqlconf: ['shared_buffers=16MB'] }),
  });
  const pglite: PGlite = await orm.em.getConnection().getNativeClient();
  const jobs = new PgBoss({ ...supervision, db: fromPglite(pglite), backend: 'pglite' });
  return {
    em: orm.em as unknown as EntityManager,
    jobs,
    migrate: async () => void (await orm.migrator.up()),
    // The one process on PGlite knows of its own writes; a NOTIFY would tell it nothing.
    listen: async () => {},
    close: async () => {
      await orm.close();
      lock.release();
    },
  };
}
