import {
  EntityCaseNamingStrategy,
  type EntityMetadata,
  type MigrationObject,
  type Options,
} from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { storeOnlyStorable } from './storable-client.ts';

/** The tables: as entities, and as the migrations that create them, in the order of execution. */
export interface Declared {
  entities: NonNullable<Options['entities']>;
  migrations: MigrationObject[];
}

/** Columns have the names of their properties, such as `metaTitle`, and the rest those of PostgreSQL. */
class Names extends EntityCaseNamingStrategy {
  override classToMigrationName(_time: string, name = ''): string {
    return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  }

  override indexName(table: string, columns: string[], type: keyof typeof endings): string {
    return [table, ...(type === 'primary' ? [] : columns), endings[type]].join('_');
  }
}

const endings = {
  primary: 'pkey',
  foreign: 'fkey',
  unique: 'key',
  index: 'idx',
  sequence: 'seq',
  check: 'check',
  default: 'default',
};

/** Returns MikroORM's options that do not depend on the database. */
export function ormOptions({ entities, migrations }: Declared) {
  return {
    entities,
    extensions: [Migrator],
    namingStrategy: Names,
    migrations: { migrationsList: migrations, snapshot: false, transactional: true },
    discovery: { onMetadata: keepPersisted },
    ensureDatabase: false,
    colors: false,
    onQuery: storeOnlyStorable,
  } satisfies Partial<Options>;
}

/** Returns the options of the schema generator, with what only the schema has: `persist(false)`. */
export function schemaOptions(declared: Declared) {
  return {
    ...ormOptions(declared),
    // A column with a foreign key may also be a property of its own (foreign-key.ts).
    discovery: { onMetadata: persistAll, checkDuplicateFieldNames: false },
    // The migrations have the functions and the triggers.
    schemaGenerator: { ignoreRoutines: true, ignoreTriggers: true },
  } satisfies Partial<Options>;
}

/** Removes from an entity what no query reads or writes. */
function keepPersisted(meta: EntityMetadata): void {
  for (const { name, persist } of Object.values(meta.properties))
    if (persist === false) delete meta.properties[name];
  meta.indexes = [];
}

function persistAll({ properties }: EntityMetadata): void {
  for (const property of Object.values(properties)) delete property.persist;
}
