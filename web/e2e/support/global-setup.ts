import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '../../../graphql-api/test/own-postgres.ts';
import { databaseUrl } from '../../../graphql-api/test/postgres.ts';
import { cachedTemplate } from './site-template.ts';

/**
 * Starts one PostgreSQL for the test run, on a copy of the seeded DATA_DIR. Each site of a test begins with a
 * copy of its database and with its files (see fixtures.ts).
 */
export default async function setup(): Promise<() => Promise<void>> {
  // On the file system of the sites, which share its files by hard links.
  const template = await mkdtemp(join(tmpdir(), 'site-template-'));
  await cp(await cachedTemplate(), template, { recursive: true });
  const postgres = await startOwnPostgres({}, template);
  process.env['SITE_TEMPLATE'] = template;
  // PostgreSQL copies a database only while it has no connections.
  process.env['SITE_POSTGRES'] = databaseUrl(postgres.url, 'template1');
  return async () => {
    await postgres.remove();
    await rm(template, { recursive: true, force: true });
  };
}
