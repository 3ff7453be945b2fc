import { Migrator } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { inject } from 'vitest';
import { entities } from '../src/entities.ts';
import { migrations } from '../src/platform/database/migrations.ts';
import { copyDatabase } from './postgres.ts';

/** Creates a database as a release with this last migration left it. `change` adds its rows. */
export async function databaseOf(migration: string, change: (em: EntityManager) => Promise<unknown>) {
  const copy = await copyDatabase(inject('template').url, 'template0');
  const last = migrations.findIndex(({ name }) => name === migration);
  const earlier = await MikroORM.init({
    entities,
    driverOptions: { connectionString: copy.url },
    dbName: 'from the URL',
    ensureDatabase: false,
    logger: () => {},
    extensions: [Migrator],
    migrations: { migrationsList: migrations.slice(0, last + 1), snapshot: false },
  });
  await earlier.migrator.up();
  await change(earlier.em.fork());
  await earlier.close();
  return copy;
}
