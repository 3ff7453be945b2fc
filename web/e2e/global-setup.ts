import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, onServer } from '../../graphql-api/test/postgres.ts';
import { compileCache } from '../../graphql-api/test/server-process.ts';
import { keepPictures, restorePictures } from './picture-cache.ts';

const program = new URL('../../graphql-api/test/make-template.ts', import.meta.url).pathname;

/**
 * Lets the built product seed nothing but a folder (and on PostgreSQL a database), and make every size of every picture,
 * once: each test begins with a copy of that (see fixtures.ts), and no test waits for pictures of the one beside it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-template-'));
  const work = await mkdtemp(join(tmpdir(), 'site-seed-'));
  const postgres = process.env['TEST_DATABASE_URL'];
  const database = `site_template_${process.pid}_${Date.now()}`;
  if (postgres) await onServer(postgres, `create database "${database}"`);

  await restorePictures(work);
  seed(work, postgres && databaseUrl(postgres, database));
  await keepPictures(work);
  await cp(work, folder, { recursive: true });
  await rm(work, { recursive: true, force: true });

  process.env['SITE_TEMPLATE'] = folder;
  process.env['SITE_TEMPLATE_DATABASE'] = database;
  return async () => {
    if (postgres) await onServer(postgres, `drop database "${database}" with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
}

/** Runs the program that seeds a folder; throws where it fails. */
function seed(dataDir: string, url: string | undefined): void {
  const environment = {
    ...process.env,
    NODE_COMPILE_CACHE: compileCache,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
  };
  const { status } = spawnSync(process.execPath, [program], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The demo content could not be prepared: exit code ${status}`);
}
