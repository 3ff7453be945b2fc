import type * as AppModule from '../src/app.ts';
import type * as ConfigModule from '../src/core/config.ts';
import type * as LogModule from '../src/core/log.ts';

// A process of its own: with the environment of a server (DATA_DIR, DATABASE_URL) it lets the built product seed
// itself and make every size of every picture, and ends. The end-to-end tests begin with copies of that.
const built = new URL('../dist/', import.meta.url);
const { closeApp, openApp, startJobs }: typeof AppModule = await import(`${built.href}app.js`);
const { createLog }: typeof LogModule = await import(`${built.href}log.js`);
const { readConfig }: typeof ConfigModule = await import(`${built.href}config.js`);
// The server is not started; what Node compiles of it is cached for the servers of the tests.
await import(`${built.href}server.js`);

const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
const app = await openApp(config, createLog(config));
await startJobs(app);

async function picturesLeft(): Promise<number> {
  const left = `select count(*) as "left" from pgboss.job where name = 'picture' and state < 'completed'`;
  const [row] = await app.database.em.fork().execute<{ left: string }[]>(left);
  return Number(row?.left);
}

while ((await picturesLeft()) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
await closeApp(app);
