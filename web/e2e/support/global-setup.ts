import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, onServer } from '../../../graphql-api/test/postgres.ts';
import { cachedTemplate, makeTemplate } from './site-template.ts';

/**
 * Has the built product seed what each site of a test begins with a copy of (see fixtures.ts): a folder and, on PostgreSQL,
 * a database.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = process.env['TEST_DATABASE_URL'];
  // On the file system of the copies, which share its files by hard links.
  const template = await mkdtemp(join(tmpdir(), 'site-template-'));
  process.env['SITE_TEMPLATE'] = template;
  const remove = () => rm(template, { recursive: true, force: true });
  if (!postgres) {
    await cp(await cachedTemplate(), template, { recursive: true });
    return remove;
  }
  const database = `site_template_${process.pid}_${Date.now()}`;
  await onServer(postgres, `create database "${database}"`);
  const folder = await makeTemplate(databaseUrl(postgres, database));
  await cp(folder, template, { recursive: true });
  await rm(folder, { recursive: true });
  process.env['SITE_TEMPLATE_DATABASE'] = database;
  return async () => {
    await onServer(postgres, `drop database "${database}" with (force)`);
    await remove();
  };
}
