import 'reflect-metadata';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { editableContent } from '../../content/editable/editable.ts';
import { findFacts } from './business/facts.ts';
import { configuredBusiness } from './business/service.ts';
import { features as allFeatures } from './features.ts';
import { ERASURES } from './lead/erasure/record.ts';
import { LeadEntity } from './lead/model/lead.entity.ts';
import { AccountEntity } from './platform/access/account.entity.ts';
import type { App } from './platform/access/context.ts';
import { type Config, ConfigError } from './platform/core/config.ts';
import { Metrics } from './platform/core/metrics.ts';
import { defaultLimits, type ResourceLimits } from './platform/core/resource-limits.ts';
import { type ConnectOptions, connect } from './platform/database/connect.ts';
import { ContentVersion } from './platform/database/content-version.ts';
import { Secrets } from './platform/database/secret.ts';
import { type Feature, kindsOf, tablesOf } from './platform/feature.ts';
import { checkFiles, openFiles } from './platform/files/disk.ts';
import { Images } from './platform/image/images.ts';
import { startWorker } from './platform/job/queue.ts';
import { RateLimits } from './platform/limit/rate-limits.ts';
import { Uploads } from './platform/upload/uploads.ts';
import { purgeJob } from './purge.jobs.ts';
import { seed } from './seed/seed-content.ts';
import { atMost } from './shutdown.ts';

/** Differences from a site in production. */
interface AppOptions extends ConnectOptions {
  limits?: ResourceLimits;
  features?: readonly Feature[];
}

/** Opens the database, with its schema and content, and the file storage. */
export async function openApp(
  config: Config,
  log: FastifyBaseLogger,
  { limits = defaultLimits, features = allFeatures, ...options }: AppOptions = {},
): Promise<App> {
  const metrics = new Metrics();
  const files = openFiles(config, log, metrics);
  await checkFiles(files);
  const database = await connect(config, tablesOf(features), log, options);
  try {
    const contentVersion = new ContentVersion(database.em, log);
    const uploads = await Uploads.open(config.dataDir, limits);
    const app: App = {
      config,
      features,
      database,
      files,
      images: new Images(log),
      secrets: new Secrets(),
      contentVersion,
      limits,
      rateLimits: new RateLimits(database.pool),
      uploads,
      kinds: kindsOf(features),
      editable: editableContent(configuredBusiness(config)),
      stopping: new AbortController(),
      findFacts,
      workers: [],
      metrics,
      log,
    };
    await database.setUp(() => setUp(app));
    await contentVersion.follow();
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Creates what is missing of the schema, of what each feature stores once, and of the first content. */
async function setUp(app: App): Promise<void> {
  await app.database.migrate();
  await requireNoOtherSite(app);
  for (const feature of app.features) await feature.setUp?.(app);
  await app.secrets.load(app.database.em.fork());
  await seed(app);
}

/** Returns whether a database has neither accounts nor leads. */
export async function isEmptySite(em: EntityManager): Promise<boolean> {
  return (await em.count(AccountEntity)) + (await em.count(LeadEntity)) === 0;
}

/** Throws ConfigError if the database is new, but the files belong to a site: its database is missing. */
async function requireNoOtherSite({ database, files }: App): Promise<void> {
  if (!(await isEmptySite(database.em.fork()))) return;
  for (const key of ['releases/releases.json', ERASURES]) {
    // `checkFiles` reports an unreachable storage.
    if (!(await files.exists(key).catch(() => false))) continue;
    throw new ConfigError(
      `The database is empty, but the file storage has ${key} of a site: check DATABASE_URL and DATA_DIR, or run npm run restore`,
    );
  }
}

/** Starts to send and read mails, and to run jobs. */
export async function startJobs(app: App): Promise<void> {
  const { features, workers } = app;
  workers.push(await startWorker(app, [...features.flatMap(({ jobs = [] }) => jobs), purgeJob]));
  workers.push(...features.flatMap(({ start }) => start?.(app) ?? []));
}

/** Time for running jobs after a stop request, in milliseconds. */
const JOBS_MS = 10_000;

/** Ends or waits for running jobs, closes the database. Another process repeats unfinished jobs. */
export async function closeApp({ contentVersion, database, stopping, workers }: App): Promise<void> {
  stopping.abort();
  contentVersion.stop();
  await atMost(
    JOBS_MS,
    Promise.all(workers.map((worker) => worker.stop())).then(() => {}),
  );
  await database.close();
}
