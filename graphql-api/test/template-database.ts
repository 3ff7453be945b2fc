import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { closeApp, openApp } from '../src/app.ts';
import { readConfig } from '../src/platform/core/config.ts';
import { admin } from './admin.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { databaseUrl, onServer } from './postgres.ts';
import { storeStandIns } from './stand-in-pictures.ts';

/** The seeded content that each test copies. */
export interface Template {
  /** A DATA_DIR with the files of the seed. */
  folder: string;
  /** The server of this test run. */
  url: string;
  /** The name of the database to copy. */
  database: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** Starts one PostgreSQL for the test run and seeds a database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'template-'));
  const postgres = await startOwnPostgres();
  const database = 'seeded';
  await onServer(postgres.url, `create database "${database}"`);
  const app = await openApp(
    readConfig({
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl(postgres.url, database),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }),
    pino({ level: 'silent' }),
  );
  // Otherwise each copy would begin with jobs for the widths of the demo pictures.
  await app.database.em.fork().execute(`delete from "job" where "name" = 'picture'`);
  await closeApp(app);
  await storeStandIns(folder);

  project.provide('template', { folder, url: postgres.url, database });
  return async () => {
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  };
}
