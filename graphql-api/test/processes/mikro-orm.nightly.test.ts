import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

// Each command starts and stops the embedded PostgreSQL.
test('mikro-orm migrates the embedded database, compares it with the entities and creates a migration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'orm-'));
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
  const run = async (...parameters: string[]) => {
    const command = [join(root, 'node_modules/@mikro-orm/cli/cli.js'), ...parameters];
    return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
  };
  expect(await run('migration:up')).toContain('Successfully migrated up to the latest version');
  expect(await run('migration:list')).toContain('baseline-lead');
  expect(await run('schema:update', '--dump')).toBe('Schema is up-to-date\n');
  await run('migration:create', '--blank', '--name', 'colour', '--path', folder);
  const file = await readFile(join(folder, 'colour.migration.ts'), 'utf8');
  expect(file).toContain('export class Colour extends Migration');
  expect(globSync('data/database/postmaster.pid', { cwd: folder })).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
