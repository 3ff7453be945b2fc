import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { closeApp, openApp, startJobs } from '../src/app.ts';
import type { App } from '../src/platform/access/context.ts';
import { type Config, readConfig } from '../src/platform/core/config.ts';
import { createLog } from '../src/platform/core/log.ts';
import { defaultLimits, type ResourceLimits } from '../src/platform/core/resource-limits.ts';
import type { Feature } from '../src/platform/feature.ts';
import { createServer } from '../src/server.ts';
import { admin } from './admin.ts';
import { linkFiles } from './data-dir.ts';
import { movableClock } from './database-clock.ts';
import { copyDatabase, onServer } from './postgres.ts';
import { openWeb } from './web.ts';

export interface GraphQLResult {
  data: Record<string, never> | null;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; fields?: Record<string, string>; retryAfter?: number };
  }[];
}

export interface TestApp {
  app: App;
  /** Its origin, without a trailing slash. */
  url: string;
  /** Sends an operation by POST. */
  graphql(
    query: string,
    variables?: object,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<GraphQLResult>;
  /** Signs the admin in and returns the token. */
  signIn(): Promise<string>;
  /** Stops it, and returns a new app on the same data. Throws if a request was answered twice. */
  restart(): Promise<TestApp>;
  close(): Promise<void>;
}

/** Differences from a site in production. */
export interface TestAppOptions {
  limits?: ResourceLimits;
  /** Destination of the log, at LOG_LEVEL. */
  logged?: DestinationStream;
  /** Whether `moveClock` can move the clock of the database. */
  hasMovableClock?: boolean;
  /** The features of a site without content, on an empty database. */
  features?: readonly Feature[];
}

/** Starts the API on a copy of the seeded database and a free port. */
export async function startApp(
  environment: NodeJS.ProcessEnv = {},
  options: TestAppOptions = {},
): Promise<TestApp> {
  const database = await (options.features ? emptySite() : copyTemplate());
  if (options.hasMovableClock) await onServer(database.url, movableClock);
  const config = readConfig({
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    PORT: '0',
    TRUST_PROXY: '127.0.0.1',
    ...(options.features && { SEED: 'none' }),
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'warn',
    ...environment,
  });
  return serve(config, options, database.remove);
}

/** Collects the lines about requests that were answered twice, and passes the log on. */
function watchReplies(logged?: DestinationStream) {
  const repeated: string[] = [];
  const isShown = process.env['TEST_LOG_LEVEL'] !== undefined;
  const write = (line: string) => {
    if (line.includes('FST_ERR_REP_ALREADY_SENT')) repeated.push(line);
    if (logged) logged.write(line);
    else if (isShown) process.stdout.write(line);
  };
  return { repeated, write };
}

/** Starts the app of this configuration; `close` calls `remove` last. */
async function serve(config: Config, options: TestAppOptions, remove: () => Promise<void>): Promise<TestApp> {
  const { limits = defaultLimits, logged, features } = options;
  const replies = watchReplies(logged);
  const app = await openApp(config, createLog(config, replies), { limits, ...(features && { features }) });
  const server = await createServer(app, openWeb);
  await server.listen({ port: 0, host: '127.0.0.1' });
  await startJobs(app);
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

  const graphql: TestApp['graphql'] = async (query, variables = {}, token, headers = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphQLResult;
  };
  const signIn = async () => {
    const response = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    return ((await response.json()) as { token: string }).token;
  };
  const stop = async () => {
    const closing = server.close();
    // A response whose body a test has not read would delay the stop until the connection times out.
    server.server.closeAllConnections();
    await closing;
    await closeApp(app);
    if (replies.repeated.length > 0)
      throw new Error(`A request was answered twice: ${replies.repeated.join()}`);
  };
  const restart = async () => {
    await stop();
    return serve(config, options, remove);
  };
  const close = async () => {
    await stop();
    await remove();
  };
  return { app, url, graphql, signIn, restart, close };
}

/** Creates a copy of the seeded database and a DATA_DIR with the files of the seed. */
async function copyTemplate() {
  const { folder, database } = inject('template');
  const site = await emptySite(database);
  linkFiles(folder, site.dataDir);
  return site;
}

/** Creates a database and an empty DATA_DIR. */
async function emptySite(template = 'template0') {
  const dataDir = await mkdtemp(join(tmpdir(), 'app-'));
  const database = await copyDatabase(inject('template').url, template);
  return {
    dataDir,
    url: database.url,
    remove: async () => {
      await database.remove();
      // A stop does not wait for the archive of the release.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
