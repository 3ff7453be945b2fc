import 'reflect-metadata';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createLog } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect } from './database/connect.ts';

/**
 * Runs a command of the server's shell on the database of the environment and prints what it gives. The embedded
 * database has one process: while the server has it, the command says so and ends with 1.
 */
export async function runCommand(run: (em: EntityManager, config: Config) => Promise<string>): Promise<void> {
  try {
    const config = readConfig({ LOG_LEVEL: 'error', ...process.env });
    const database = await connect(config, createLog(config));
    try {
      await database.migrate();
      process.stdout.write(await run(database.em.fork(), config));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const hint = error.message.includes('in use') ? ': stop the server, then run this again.' : '';
    console.error(`${error.message}${hint}`);
    process.exitCode = 1;
  }
}
