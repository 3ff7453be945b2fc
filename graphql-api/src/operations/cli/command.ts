import { tables } from '../../features.ts';
import 'reflect-metadata';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from '../../platform/core/config.ts';
import { protectDataDir } from '../../platform/core/data-dir.ts';
import { createLog } from '../../platform/core/log.ts';
import { reasonOf } from '../../platform/core/start-failure.ts';
import { connect } from '../../platform/database/connect.ts';

/** Runs a command of the operator on the configured database and prints the text that it returns. */
export async function runCommand(
  run: (em: EntityManager, config: Config, log: FastifyBaseLogger) => Promise<string>,
): Promise<void> {
  await runWithConfig(async (config, log) => {
    const database = await connect(config, tables, log, { mayJoin: true });
    try {
      await database.setUp(database.migrate);
      return await run(database.em.fork(), config, log);
    } finally {
      await database.close();
    }
  });
}

/** Runs a command without a database and prints the text that it returns. */
export async function runWithConfig(
  run: (config: Config, log: FastifyBaseLogger) => Promise<string>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    // Standard output is for the command's result.
    const log = createLog(config, pino.destination({ dest: 2, sync: true }));
    await protectDataDir(config, log);
    process.stdout.write(await run(config, log));
  } catch (error) {
    // A usage has several lines.
    console.error(error instanceof ConfigError ? error.message : reasonOf(error));
    process.exitCode = 1;
  }
}
