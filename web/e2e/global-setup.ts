import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, onServer } from '../../graphql-api/test/postgres.ts';
import { prepareServer } from '../../graphql-api/test/server-process.ts';

/** Starts the built product once on nothing; every test begins with a copy of what it left (see fixtures.ts). */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-template-'));
  const postgres = process.env['TEST_DATABASE_URL'];
  const database = `site_template_${process.pid}_${Date.now()}`;
  if (postgres) await onServer(postgres, `create database "${database}"`);

  const server = await prepareServer(postgres ? { DATABASE_URL: databaseUrl(postgres, database) } : {});
  await server.start();
  await server.stop();
  await cp(server.dataDir, folder, { recursive: true });
  await server.remove();

  process.env['SITE_TEMPLATE'] = folder;
  process.env['SITE_TEMPLATE_DATABASE'] = database;
  return async () => {
    if (postgres) await onServer(postgres, `drop database "${database}" with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
}
