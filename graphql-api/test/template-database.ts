import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { closeApp, openApp } from '../src/app.ts';
import { readConfig } from '../src/core/config.ts';
import { admin } from './admin.ts';
import { databaseUrl, onServer } from './postgres.ts';
import { storeStandIns } from './samples/stand-in-pictures.ts';

/** The seeded database, which every test begins with a copy of. */
export interface Template {
  /** A DATA_DIR with the seed's files and, on PGlite, its database. */
  folder: string;
  /** On PostgreSQL: the server, and the name of the database to copy. */
  postgres: { url: string; database: string } | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** Seeds one database for the whole run: on PGlite, or on the server of TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'template-'));
  const url = process.env['TEST_DATABASE_URL'];
  const postgres = url ? { url, database: `template_${process.pid}_${Date.now()}` } : undefined;
  if (postgres) await onServer(postgres.url, `create database "${postgres.database}"`);

  const app = await openApp(
    readConfig({
      DATA_DIR: folder,
      DATABASE_URL: postgres && databaseUrl(postgres.url, postgres.database),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }),
    pino({ level: 'silent' }),
  );
  // Else every copy would spend its first minute on the widths of the demo's pictures, and the tests with it.
  await app.database.jobs.deleteQueuedJobs('picture');
  await closeApp(app);
  await storeStandIns(folder);

  project.provide('template', { folder, postgres });
  return async () => {
    if (postgres) await onServer(postgres.url, `drop database "${postgres.database}" with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
}
