import 'reflect-metadata';
import { closeApp, openApp } from './app.ts';
import type { App } from './platform/access/context.ts';
import { readConfig } from './platform/core/config.ts';
import { protectDataDir } from './platform/core/data-dir.ts';
import { createLog } from './platform/core/log.ts';
import { reportFailure } from './platform/core/start-failure.ts';
import { serveMetrics } from './platform/http/metrics.ts';
import { atMost, onStopRequest } from './shutdown.ts';

process.env['NODE_ENV'] ??= 'production';

/** Starts the work of a process; at the stop, the process calls `closeFirst` before it closes the app. */
type Start = (app: App, closeFirst: (close: () => Promise<void>) => void) => Promise<void>;

/** Opens the environment's app and runs `start`, until a signal. A failed start exits with its reason. */
export async function runProcess(start: Start): Promise<void> {
  const stopping = new AbortController();
  try {
    await open(start, stopping);
  } catch (error) {
    // A stop request closes the database under a start in progress; the process exits with 0.
    if (stopping.signal.aborted) return;
    reportFailure(error, createLog({ logLevel: process.env['LOG_LEVEL'] === 'silent' ? 'silent' : 'fatal' }));
    process.exit(1);
  }
}

async function open(start: Start, stopping: AbortController): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  // Node's own output would contain the query and the row, which may be personal data.
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'an unexpected error ends the process');
    process.exit(1);
  });
  // Before the app is open, each change of the database is a transaction.
  let close = async () => {};
  onStopRequest(async (why) => {
    log.info(`${why}: finishing open requests and running jobs`);
    stopping.abort();
    await close();
  });

  await protectDataDir(config, log);
  const app = await openApp(config, log);
  let closeFirst = async () => {};
  close = async () => {
    await closeFirst();
    await atMost(12_000, closeApp(app));
  };
  if (config.metricsPort !== undefined) await serveMetrics(app);
  await start(app, (first) => {
    closeFirst = first;
  });
}
