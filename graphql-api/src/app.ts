import 'reflect-metadata';
import type { FastifyBaseLogger } from 'fastify';
import { AccountEntity } from './access/account.entity.ts';
import type { App } from './access/context.ts';
import { provideAdmin } from './account/first-admin.ts';
import { startLinkJobs } from './account/link/jobs.ts';
import { createLinkQueue } from './account/link/queue.ts';
import { createBlogQueue, startBlogJobs } from './blog/jobs.ts';
import { type Config, ConfigError } from './core/config.ts';
import { Metrics } from './core/metrics.ts';
import { defaultLimits, type ResourceLimits } from './core/resource-limits.ts';
import { type ConnectOptions, connect } from './database/connect.ts';
import { ContentVersion } from './database/content-version.ts';
import { Secrets } from './database/secret.ts';
import { entities } from './entities.ts';
import { checkFiles, openFiles } from './files/disk.ts';
import { Images } from './image/images.ts';
import { ImportRuns } from './import/runs.ts';
import { leadNotification } from './lead/mails/notification.ts';
import { leadMails } from './lead/mails/source.ts';
import { LeadEntity } from './lead/model/lead.entity.ts';
import { createPhotoQueue, startPhotoJobs } from './lead/photos/jobs.ts';
import { createReminderQueue, startReminders } from './lead/reply/reminder.jobs.ts';
import { RateLimits } from './limit/rate-limits.ts';
import { startMail } from './mail/jobs.ts';
import { createMailQueue } from './mail/queue.ts';
import { startMailings } from './mailing/jobs.ts';
import { createMailingQueue } from './mailing/queue.ts';
import { createPictureQueue, startPictureJobs } from './picture/jobs.ts';
import { createPurgeQueue, startPurge } from './purge.jobs.ts';
import { startPush } from './push/jobs.ts';
import { provideVapidKeys } from './push/keys.ts';
import { createPushQueue } from './push/queue.ts';
import { seed } from './seed/seed-content.ts';
import { atMost } from './stopping.ts';
import { Uploads } from './upload/uploads.ts';

/** Opens the database, with its schema and content, the file storage and the queues. */
export async function openApp(
  config: Config,
  log: FastifyBaseLogger,
  { limits = defaultLimits, ...options }: { limits?: ResourceLimits } & ConnectOptions = {},
): Promise<App> {
  const metrics = new Metrics();
  const files = openFiles(config, log, metrics);
  await checkFiles(files);
  const database = await connect(config, entities, log, options);
  try {
    const contentVersion = new ContentVersion(database.em, log);
    const uploads = await Uploads.open(config.dataDir, limits);
    const app: App = {
      config,
      database,
      files,
      images: new Images(log),
      secrets: new Secrets(database.em),
      contentVersion,
      limits,
      rateLimits: new RateLimits(database.pool),
      uploads,
      imports: new ImportRuns({ config, contentVersion, database, limits, log }),
      metrics,
      log,
    };
    database.jobs.on('error', (error) => log.error(error, 'the job queue failed'));
    await database.setUp(() => setUp(app));
    await contentVersion.follow(database);
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Creates the schema, the queues, the first content and the first admin if they are missing. */
async function setUp(app: App): Promise<void> {
  await app.database.migrate();
  await app.database.jobs.start();
  for (const createQueue of [
    createMailQueue,
    createMailingQueue,
    createLinkQueue,
    createPushQueue,
    createPhotoQueue,
    createPictureQueue,
    createBlogQueue,
    createPurgeQueue,
    createReminderQueue,
  ])
    await createQueue(app);
  await requireNoOtherSite(app);
  await provideVapidKeys(app);
  await seed(app);
  await provideAdmin(app);
}

/** Throws ConfigError if the database is new, but the file storage belongs to a site: its database is missing. */
async function requireNoOtherSite({ database, files }: App): Promise<void> {
  const em = database.em.fork();
  if ((await em.count(AccountEntity)) + (await em.count(LeadEntity)) > 0) return;
  for (const key of ['releases/releases.json', 'erasures.json']) {
    // `checkFiles` reports an unreachable storage.
    if (!(await files.exists(key).catch(() => false))) continue;
    throw new ConfigError(
      `The database is empty, but the file storage has ${key} of a site: check DATABASE_URL and DATA_DIR, or run npm run restore`,
    );
  }
}

/** Time until a kind of jobs that could not start is started again, in milliseconds. */
const START_AGAIN_MS = 30_000;

const jobs: Record<string, (app: App) => Promise<void>> = {
  mail: (app) => startMail(app, leadMails),
  newsletters: startMailings,
  links: startLinkJobs,
  notifications: (app) => startPush(app, leadNotification),
  photos: startPhotoJobs,
  pictures: startPictureJobs,
  articles: startBlogJobs,
  purge: startPurge,
  reminders: startReminders,
};

/** Starts the background jobs. A kind that cannot start is logged and tried again; the site and the others go on. */
export async function startJobs(app: App): Promise<void> {
  for (const [kind, start] of Object.entries(jobs)) await startKind(app, kind, start);
}

async function startKind(app: App, kind: string, start: (app: App) => Promise<void>): Promise<void> {
  try {
    await start(app);
  } catch (error) {
    app.log.error({ err: error, kind }, 'jobs of this kind could not start; the process will retry');
    setTimeout(() => void startKind(app, kind, start), START_AGAIN_MS).unref();
  }
}

/** Time for running jobs after a stop request, in milliseconds. */
const JOBS_MS = 10_000;

/** Ends imports, waits for running jobs, then closes the database, even if the job queue does not stop. */
export async function closeApp({ database, imports }: App): Promise<void> {
  await imports.stop();
  await atMost(JOBS_MS + 1_000, database.jobs.stop({ graceful: true, timeout: JOBS_MS }));
  await database.close();
}
