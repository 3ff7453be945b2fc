import type * as AppModule from '../src/app.ts';
import type * as ConfigModule from '../src/core/config.ts';
import type * as LogModule from '../src/core/log.ts';
import { storeStandIns } from './samples/stand-in-pictures.ts';

// A process of its own: with the environment of a server (DATA_DIR) it lets the built product seed itself, puts stand-ins where it looks for its pictures, and ends. The end-to-end tests begin with copies of that.
const built = new URL('../dist/', import.meta.url);
const { closeApp, openApp }: typeof AppModule = await import(`${built.href}app.js`);
const { createLog }: typeof LogModule = await import(`${built.href}log.js`);
const { readConfig }: typeof ConfigModule = await import(`${built.href}config.js`);
// The server is not started; what Node compiles of it is cached for the servers of the tests.
await import(`${built.href}server.js`);

const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
const app = await openApp(config, createLog(config));
await storeStandIns(config.dataDir);
// Else every copy would begin with them.
await app.database.jobs.deleteQueuedJobs('picture');
await closeApp(app);
