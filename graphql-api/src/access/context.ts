import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { Disk } from 'flydrive';
import type { Config } from '../core/config.ts';
import type { ResourceLimits } from '../core/resource-limits.ts';
import type { Database } from '../database/connect.ts';
import type { ContentVersion } from '../database/content-version.ts';
import type { Uploads } from '../upload/uploads.ts';
import type { Account } from './account.entity.ts';
import type { DeviceCookie } from './device-cookie.ts';

/** What lives as long as the process; made in `app.ts`, handed to every transport. */
export interface App {
  config: Config;
  database: Database;
  /** Uploaded files: a folder of DATA_DIR, or an S3 bucket. */
  files: Disk;
  contentVersion: ContentVersion;
  limits: ResourceLimits;
  uploads: Uploads;
  log: FastifyBaseLogger;
}

/** What lives as long as one request (or one job). */
export interface Context {
  app: App;
  /** This request's own fork. Inside `em.transactional` use only the manager it hands in: PGlite has one connection. */
  em: EntityManager;
  /** Who asks, by its bearer token; null when anonymous. */
  account: Account | null;
  /** The bearer token that came with the request, valid or not. */
  token: string | null;
  /** Whether this device has signed in before. */
  device: DeviceCookie;
  /** The address that limits count, after TRUST_PROXY. */
  address: string;
  log: FastifyBaseLogger;
  /** True once the request has ended its session: the answer then tells the browser to drop what it has cached. */
  signedOut?: boolean;
}

/** A context for work that no visitor asked for: jobs, mails, pages rendered for the cache. */
export function systemContext(app: App): Context {
  const device = { read: () => null, write: () => {} };
  const em = app.database.em.fork();
  return { app, em, account: null, token: null, device, address: 'system', log: app.log };
}
