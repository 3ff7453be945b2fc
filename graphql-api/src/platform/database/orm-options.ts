import { EntityCaseNamingStrategy, type MigrationObject, type Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { storeOnlyStorable } from './storable-client.ts';

/** The tables: as entities, and as the migrations that create them, in the order of execution. */
export interface Declared {
  entities: NonNullable<Options['entities']>;
  migrations: MigrationObject[];
}

/** Returns MikroORM's options that do not depend on the database. */
export function ormOptions({ entities, migrations }: Declared) {
  return {
    entities,
    extensions: [Migrator],
    // Columns have the names of their properties, such as `metaTitle`.
    namingStrategy: EntityCaseNamingStrategy,
    migrations: { migrationsList: migrations, snapshot: false, transactional: true },
    ensureDatabase: false,
    colors: false,
    onQuery: storeOnlyStorable,
  } satisfies Partial<Options>;
}
