import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { Disk } from 'flydrive';
import type { Account } from './account/account.entity.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { ContentVersion } from './database/content-version.ts';

/** What lives as long as the process; made in `app.ts`, handed to every door. */
export interface App {
  config: Config;
  database: Database;
  /** Uploaded files: a folder of DATA_DIR, or an S3 bucket. */
  files: Disk;
  contentVersion: ContentVersion;
  log: FastifyBaseLogger;
}

/** What lives as long as one request (or one job). */
export interface Context {
  app: App;
  /** This request's own fork. Inside `em.transactional` use only the manager it hands in: PGlite has one connection. */
  em: EntityManager;
  /** Who asks, by its bearer token; null for a stranger. */
  account: Account | null;
  /** The bearer token that came with the request, valid or not. */
  token: string | null;
  /** The address that limits count, after TRUST_PROXY. */
  address: string;
  log: FastifyBaseLogger;
}

/** A context for work that no visitor asked for: jobs, the seed, the static render. */
export function systemContext(app: App): Context {
  return { app, em: app.database.em.fork(), account: null, token: null, address: 'system', log: app.log };
}
