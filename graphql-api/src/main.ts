import 'reflect-metadata';
import { closeApp, openApp, startJobs } from './app.ts';
import { ConfigError, readConfig } from './core/config.ts';
import { protectDataDir } from './core/data-dir.ts';
import { createLog } from './core/log.ts';
import { createServer } from './server.ts';
import { atMost, closeServer, GRACE_MS, onStopRequest } from './stopping.ts';

process.env['NODE_ENV'] ??= 'production';

/** Starts the server and its jobs, and stops them on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  // Node's own output would contain the query and the row, which may be personal data.
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'an unexpected error ends the process');
    process.exit(1);
  });
  // Before it listens, no request is in flight, and each change of the database is a transaction.
  let close = async () => {};
  onStopRequest(async (why) => {
    log.info(`${why}: finishing what is in flight`);
    await close();
  });

  await protectDataDir(config, log);
  const app = await openApp(config, log);
  const server = await createServer(app);
  close = async () => {
    const { drainSeconds } = config;
    await atMost(drainSeconds * 1000 + GRACE_MS + 3_000, closeServer(server, drainSeconds));
    await atMost(12_000, closeApp(app));
  };
  await server.listen({ port: config.port, host: config.host });
  await startJobs(app);
  app.database.watchPool(() => {
    log.fatal('all database connections stay in use although the database answers; the process ends');
    process.exit(1);
  });
  log.info(`${config.business.name} is open at ${config.siteUrl}`);
}

try {
  await main();
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else createLog({ logLevel: 'fatal' }).fatal(error, 'the server could not start');
  process.exit(1);
}
