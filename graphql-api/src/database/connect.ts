import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import { EntityCaseNamingStrategy, type Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { type EntityManager, MikroORM as PostgresORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { fromPglite, PgBoss } from 'pg-boss';
import { extract } from 'tar';
import type { Config } from '../core/config.ts';
import { emptyDatabaseFile } from '../core/paths.ts';
import { type Listener, listen } from './listen.ts';
import { lockDataDir, withSetupLock } from './lock.ts';
import { migrations } from './migrations/migrations.ts';

/** The database as the rest of the API sees it; the same on PGlite and on PostgreSQL. */
export interface Database {
  /** The root entity manager: fork it for each request or job, never query on it. */
  em: EntityManager;
  jobs: PgBoss;
  /** Runs what prepares the database, its schema and first content, in one process at a time of all that share it. */
  setUp<T>(work: () => Promise<T>): Promise<T>;
  /** Call it within `setUp`. */
  migrate(): Promise<void>;
  /** Calls back at each NOTIFY on this channel, from any process. */
  listen(channel: string, callback: () => void): Promise<void>;
  close(): Promise<void>;
}

/** Connects as the configuration says; the schema may still be missing until `migrate()`. */
export function connect(config: Config, entities: Entities, log: FastifyBaseLogger): Promise<Database> {
  const common = { ...shared, entities, logger: (message: string) => log.info(message), colors: false };
  return config.databaseUrl
    ? connectPostgres(config.databaseUrl, common)
    : connectPglite(config.dataDir, common);
}

const shared = {
  extensions: [Migrator],
  // One spelling from the column to the screen: `metaTitle` is the column's name too.
  namingStrategy: EntityCaseNamingStrategy,
  // Every change of the schema is a migration that a person has read.
  migrations: { migrationsList: migrations, snapshot: false, transactional: true },
} satisfies Partial<Options>;

type Entities = NonNullable<Options['entities']>;
type Common = typeof shared & { entities: Entities; logger: (message: string) => void; colors: boolean };

/** In seconds: the mail of a crashed process is retried again after some 40 instead of 90. */
const supervision = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };

/**
 * In milliseconds. A visitor gets an error within seconds when the database is away, or hangs: no request waits for ever, and
 * those that come meanwhile do not pile up behind it.
 */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

async function connectPostgres(url: string, common: Common): Promise<Database> {
  const orm = await PostgresORM.init({
    ...common,
    clientUrl: url,
    pool: { min: 0, max: 10 },
    driverOptions: { ...timeouts, application_name: 'site' },
  });
  const listeners: Listener[] = [];
  const jobs = new PgBoss({ ...supervision, connectionString: url, max: 4, application_name: 'jobs' });
  return {
    em: orm.em,
    jobs,
    setUp: (work) => withSetupLock(url, work),
    migrate: () => migrateSlowly(url, common),
    listen: async (channel, callback) => {
      listeners.push(await listen(url, channel, callback));
    },
    close: async () => {
      for (const listener of listeners) await listener.close();
      await orm.close();
    },
  };
}

/** Migrates on connections of its own: a change of a large table takes longer than a request may. */
async function migrateSlowly(url: string, common: Common): Promise<void> {
  const orm = await PostgresORM.init({ ...common, clientUrl: url, pool: { min: 0, max: 2 } });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
}

async function connectPglite(dataDir: string, common: Common): Promise<Database> {
  const lock = lockDataDir(dataDir);
  const folder = join(dataDir, 'database');
  await unpackEmptyDatabase(folder);
  compileOnce();
  const orm = await PgliteORM.init({
    ...common,
    dbName: folder,
    // 16 MB instead of 128: the whole site is a few megabytes, and WASM memory never shrinks.
    driverOptions: { postgresqlconf: ['shared_buffers=16MB'] },
  });
  const pglite: PGlite = await orm.em.getConnection().getNativeClient();
  pglite.parsers = ofBuiltInTypes(pglite.parsers);
  const jobs = new PgBoss({ ...supervision, db: fromPglite(pglite), backend: 'pglite' });
  return {
    em: orm.em as unknown as EntityManager,
    jobs,
    // No other process can be here: the folder is locked.
    setUp: (work) => work(),
    migrate: async () => void (await orm.migrator.up()),
    // The one process on PGlite knows of its own writes; a NOTIFY would be of no use to it.
    listen: async () => {},
    close: async () => {
      await orm.close();
      lock.release();
    },
  };
}

/** PostgreSQL numbers the types that it generates, such as the arrays of each table's rows, from here on. */
const FIRST_GENERATED_TYPE = 10_000;

/** What reads values, without arrays of rows, which no statement gives: PGlite copies all of it for each statement, at 0.2 ms. */
function ofBuiltInTypes(parsers: PGlite['parsers']): PGlite['parsers'] {
  return Object.fromEntries(Object.entries(parsers).filter(([type]) => Number(type) < FIRST_GENERATED_TYPE));
}

/**
 * Has V8 compile WebAssembly quickly and once. Its optimizing compiler takes 610 MB and seven seconds of a processor for one
 * function of PGlite, and some 50 MB for good; statements are no more than a fifth slower without it.
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
}

/** What a new database begins as: PGlite's own way, initdb in a second instance of it, takes 570 MB and ten seconds. */
async function unpackEmptyDatabase(folder: string): Promise<void> {
  // In development there may be no build.
  if (existsSync(join(folder, 'PG_VERSION')) || !existsSync(emptyDatabaseFile)) return;
  // Renamed when it is complete: a process that is killed meanwhile leaves nothing that looks like a database.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await extract({ file: fileURLToPath(emptyDatabaseFile), cwd: unfinished });
  await rename(unfinished, folder);
}
