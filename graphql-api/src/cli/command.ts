import 'reflect-metadata';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from '../core/config.ts';
import { protectDataDir } from '../core/data-dir.ts';
import { createLog } from '../core/log.ts';
import { connect } from '../database/connect.ts';
import { entities } from '../entities.ts';

/**
 * Runs a command of the server's shell on the database of the environment and prints what it gives. The embedded
 * database has one process: while the server has it, the command says so and ends with 1.
 */
export async function runCommand(
  run: (em: EntityManager, config: Config, log: FastifyBaseLogger) => Promise<string>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    // Standard output is the command's own.
    const log = createLog(config, pino.destination({ dest: 2, sync: true }));
    await protectDataDir(config, log);
    const database = await connect(config, entities, log);
    try {
      await database.setUp(database.migrate);
      process.stdout.write(await run(database.em.fork(), config, log));
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
