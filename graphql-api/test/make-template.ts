import type * as AppModule from '../src/app.ts';
import type * as ConfigModule from '../src/platform/core/config.ts';
import type * as LogModule from '../src/platform/core/log.ts';
import { storeStandIns } from './stand-in-pictures.ts';

// Seeds the environment's DATA_DIR by the built product, with stand-in pictures. End-to-end tests copy it.
const built = new URL('../dist/', import.meta.url);
const { closeApp, openApp }: typeof AppModule = await import(`${built.href}app.js`);
const { createLog }: typeof LogModule = await import(`${built.href}log.js`);
const { readConfig }: typeof ConfigModule = await import(`${built.href}config.js`);
// Only fills Node's compile cache for the servers of the tests.
await import(`${built.href}server.js`);

const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
const app = await openApp(config, createLog(config));
await storeStandIns(config.dataDir);
// Otherwise each copy would begin with jobs for the widths of the demo pictures.
await app.database.em.fork().execute(`delete from "job" where "name" = 'picture'`);
await closeApp(app);
