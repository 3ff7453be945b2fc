import 'reflect-metadata';
import { join } from 'node:path';
import { TSMigrationGenerator } from '@mikro-orm/migrations';
import { defineConfig, type MigrationDiff } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { tables } from './src/features.ts';
import { readConfig } from './src/platform/core/config.ts';
import { createLog } from './src/platform/core/log.ts';
import { startEmbedded } from './src/platform/database/embedded/server.ts';
import { schemaOptions } from './src/platform/database/orm-options.ts';
import { requireDatabase } from './src/platform/database/require-database.ts';

/** Writes migrations that go forward only. */
class ForwardGenerator extends TSMigrationGenerator {
  override generateMigrationFile(className: string, { up }: MigrationDiff): string {
    return super.generateMigrationFile(className, { up, down: [] });
  }
}

/** Configures `npx mikro-orm`: for DATABASE_URL, or for the embedded database, also while the site runs. */
export default async function configure() {
  const { databaseUrl, databaseDirectUrl, dataDir, ...config } = readConfig(process.env);
  const log = createLog(config, pino.destination({ dest: 2, sync: true }));
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir, log, { mayJoin: true });
  process.once('beforeExit', () => void embedded?.stop());
  const connectionString = embedded?.url ?? databaseDirectUrl ?? databaseUrl ?? '';
  const options = schemaOptions(tables);
  return defineConfig({
    ...options,
    migrations: {
      ...options.migrations,
      path: join(import.meta.dirname, 'src'),
      generator: ForwardGenerator,
      fileName: (_time, name = '') => `${name}.migration`,
    },
    dbName: await requireDatabase('DATABASE_URL', connectionString),
    driverOptions: { connectionString },
  });
}
