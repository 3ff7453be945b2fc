import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { closeApp, openApp, startJobs } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { App } from '../src/context.ts';
import { createServer } from '../src/server.ts';
import { admin } from './admin.ts';
import { databaseUrl, onServer } from './postgres.ts';

export interface GraphQLAnswer {
  data: Record<string, never> | null;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; fields?: Record<string, string>; retryAfter?: number };
  }[];
}

export interface TestApp {
  app: App;
  /** Where it listens, without a slash at its end. */
  url: string;
  /** One operation by POST, as any client sends it. */
  graphql(
    query: string,
    variables?: object,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<GraphQLAnswer>;
  /** Signs the admin in and gives the token. */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

/** The whole API on a copy of the seeded database, listening on a free port. */
export async function startApp(environment: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const database = await copyTemplate();
  const config = readConfig({
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    PORT: '0',
    TRUST_PROXY: '127.0.0.1',
    ...environment,
  });
  const app = await openApp(
    config,
    pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    database.options,
  );
  const server = await createServer(app);
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
    return (await response.json()) as GraphQLAnswer;
  };
  const signIn = async () => {
    const response = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    return ((await response.json()) as { token: string }).token;
  };
  const close = async () => {
    await server.close();
    await closeApp(app);
    await database.remove();
  };
  return { app, url, graphql, signIn, close };
}

/** A database of its own and a DATA_DIR with the seed's files. */
async function copyTemplate() {
  const { folder, postgres } = inject('template');
  const dataDir = await mkdtemp(join(tmpdir(), 'app-'));
  await cp(join(folder, 'files'), join(dataDir, 'files'), { recursive: true });
  if (!postgres) {
    const options = { loadDataDir: await openAsBlob(join(folder, 'cluster.tar')) };
    return { dataDir, url: undefined, options, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(postgres.url, `create database "${name}" template "${postgres.database}"`);
  return {
    dataDir,
    url: databaseUrl(postgres.url, name),
    options: {},
    remove: async () => {
      await onServer(postgres.url, `drop database "${name}" with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
