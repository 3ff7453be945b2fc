import 'reflect-metadata';
import { closeApp, createLog, openApp, startJobs } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createServer } from './server.ts';

process.env['NODE_ENV'] ??= 'production';

/** Configuration, database, jobs, server; and down again in reverse at SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const app = await openApp(config, log);
  const server = await createServer(app);
  await server.listen({ port: config.port, host: config.host });
  await startJobs(app);
  log.info(`${config.business.name} is open at ${config.siteUrl}`);

  const stop = async (signal: string) => {
    log.info(`${signal}: finishing what is in flight`);
    await server.close();
    await closeApp(app);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  // A mistake of the person who starts it is told in one line; anything else needs its stack.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
