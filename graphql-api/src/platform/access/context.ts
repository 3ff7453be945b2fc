import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { Disk } from 'flydrive';
import type { EditableContent } from '../../../../content/editable/editable.ts';
import type { EntryDeclaration } from '../../../../rules/entry/entry.ts';
import type { TokenValues } from '../../../../rules/fact/tokens.ts';
import type { Config } from '../core/config.ts';
import type { Metrics } from '../core/metrics.ts';
import type { ResourceLimits } from '../core/resource-limits.ts';
import type { Database } from '../database/connect.ts';
import type { ContentVersion } from '../database/content-version.ts';
import type { Secrets } from '../database/secret.ts';
import type { Feature } from '../feature.ts';
import type { Images } from '../image/images.ts';
import type { RateLimits } from '../limit/rate-limits.ts';
import type { Uploads } from '../upload/uploads.ts';
import { type Account, AccountEntity } from './account.entity.ts';
import type { DeviceCookie } from './device-cookie.ts';

/** State of the process. `app.ts` creates it, and every transport receives it. */
export interface App {
  config: Config;
  /** The features of this site, each after those that it uses. */
  features: readonly Feature[];
  database: Database;
  /** Uploaded files: a folder of DATA_DIR, or an S3 bucket. */
  files: Disk;
  images: Images;
  secrets: Secrets;
  contentVersion: ContentVersion;
  limits: ResourceLimits;
  rateLimits: RateLimits;
  uploads: Uploads;
  /** The kinds of entries by name, with the server's rules of each (entry/kind.ts). */
  kinds: ReadonlyMap<string, EntryDeclaration>;
  /** Returns the values of the tokens in texts, such as prices. */
  findFacts(context: Context): Promise<TokenValues>;
  /** The description of the editable pages. */
  editable: EditableContent;
  /** Returns a picture of the web's build with its files; undefined until `createServer` opens the web. */
  releasePicture?: (name: string) => object | undefined;
  metrics: Metrics;
  /** Aborted by `closeApp`: ends the jobs that take long. */
  stopping: AbortController;
  /** The workers that `closeApp` stops first; empty until `startJobs`. */
  workers: { stop(): Promise<void> }[];
  log: FastifyBaseLogger;
}

/** State of one request or one job. */
export interface Context {
  app: App;
  /** This request's own fork. Inside `em.transactional` use only the manager it hands in. */
  em: EntityManager;
  /** The account of the bearer token; null when anonymous. */
  account: Account | null;
  /** The request's bearer token, valid or not. */
  token: string | null;
  /** Whether this device has signed in before. */
  device: DeviceCookie;
  /** The browser and the system of the client, as `Firefox on Windows`. */
  deviceName: string;
  /** The client's IP address, after TRUST_PROXY; the limits count it. */
  ipAddress: string;
  log: FastifyBaseLogger;
  /** Set once the request has ended its session. The response then makes the browser clear its HTTP cache. */
  signedOut?: boolean;
}

/** State of a request of an account, which `@Access` and `declareRoutes` check. */
export interface SignedIn extends Context {
  account: Account;
}

/** Returns a context for work without a request: jobs, mails, pages rendered for the cache. */
export function systemContext(app: App): Context {
  const device = { read: () => [], write: () => {} };
  const em = app.database.em.fork();
  return {
    app,
    em,
    account: null,
    token: null,
    device,
    deviceName: 'system',
    ipAddress: 'system',
    log: app.log,
  };
}

/** Returns a context for a job or an import that the admin with this email address has started. */
export async function contextOf(app: App, email: string | null | undefined): Promise<Context> {
  const context = systemContext(app);
  const account = email ? await context.em.findOne(AccountEntity, { email }) : null;
  return { ...context, account };
}
