import type * as AppModule from '../src/app.ts';
import type * as ConfigModule from '../src/core/config.ts';
import type * as LogModule from '../src/core/log.ts';
import { storeStandIns } from './samples/stand-in-pictures.ts';

// Runs in a separate process: seeds the DATA_DIR with the built product and replaces its pictures by
// stand-ins. Browser tests start from copies of it.
const built = new URL('../dist/', import.meta.url);
const { closeApp, openApp }: typeof AppModule = await import(`${built.href}app.js`);
const { createLog }: typeof LogModule = await import(`${built.href}log.js`);
const { readConfig }: typeof ConfigModule = await import(`${built.href}config.js`);
// Imports the server without starting it, so that Node's compile cache contains it.
await import(`${built.href}server.js`);

const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
const app = await openApp(config, createLog(config));
await storeStandIns(config.dataDir);
// Otherwise every copy would start with these jobs.
await app.database.jobs.deleteQueuedJobs('picture');
await closeApp(app);
