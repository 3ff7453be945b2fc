import 'reflect-metadata';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { createFirstAdmin, ensureAdmin } from './account/account.admins.ts';
import { LONGEST_LOGIN } from './account/account.input.ts';
import { createBlogQueue, startBlogJobs } from './blog/blog.jobs.ts';
import type { Config } from './config.ts';
import type { App } from './context.ts';
import { type ConnectOptions, connect } from './database/connect.ts';
import { ContentVersion } from './database/content-version.ts';
import { createPurgeQueue, startPurge } from './database/purge.jobs.ts';
import { seed } from './database/seed.ts';
import { openFiles } from './files/files.ts';
import { createMailQueue, startMail } from './mail/mail.jobs.ts';
import { createPhotoQueue, startPhotoJobs } from './photo/photo.jobs.ts';
import { createPictureQueue, startPictureJobs } from './picture/picture.jobs.ts';

/** Structured logs, one JSON object a line; what signs a person in is never written. */
export function createLog(config: Config): FastifyBaseLogger {
  return pino({ level: config.logLevel, redact: ['req.headers.authorization'] });
}

/** Everything below the doors: the database with its schema and content, files, queues. */
export async function openApp(
  config: Config,
  log: FastifyBaseLogger,
  options: ConnectOptions = {},
): Promise<App> {
  const database = await connect(config, log, options);
  try {
    await database.migrate();
    const contentVersion = new ContentVersion(database.em);
    const app: App = { config, database, files: openFiles(config), contentVersion, log };
    database.jobs.on('error', (error) => log.error(error, 'the job queue failed'));
    await database.jobs.start();
    for (const createQueue of [
      createMailQueue,
      createPhotoQueue,
      createPictureQueue,
      createBlogQueue,
      createPurgeQueue,
    ])
      await createQueue(app);
    await seed(app);
    await provideAdmin(app);
    await contentVersion.follow(database);
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The configured admin or, where nobody can sign in yet, one with a random password that is told once. */
async function provideAdmin({ config, database }: App): Promise<void> {
  const em = database.em.fork();
  if (config.admin) return ensureAdmin(em, config.admin.email, config.admin.password);
  const { email } = config.business;
  const address = email.length > LONGEST_LOGIN ? 'owner@example.com' : email;
  const password = await createFirstAdmin(em, address);
  // Not into the log, which is kept, passed on and silenced by its level.
  if (password !== null) {
    process.stdout.write(
      `Sign in at ${config.siteUrl}/login as ${address} with the password ${password}\n` +
        'It is not shown again; `npm run admin -- password` sets another one.\n',
    );
  }
}

/** Begins the work that no visitor waits for. */
export async function startJobs(app: App): Promise<void> {
  await startMail(app);
  await startPhotoJobs(app);
  await startPictureJobs(app);
  await startBlogJobs(app);
  await startPurge(app);
}

/** Lets running jobs finish, then closes what `openApp` opened. */
export async function closeApp({ database }: App): Promise<void> {
  await database.jobs.stop({ graceful: true, timeout: 10_000 });
  await database.close();
}
