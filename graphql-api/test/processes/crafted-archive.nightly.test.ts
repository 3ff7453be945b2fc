import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack, unpack } from '../../src/operations/backup/archive.ts';
import { backUp } from '../../src/operations/backup/backup.ts';
import { restore } from '../../src/operations/backup/restore.ts';
import type { Config } from '../../src/platform/core/config.ts';
import { createLog } from '../../src/platform/core/log.ts';
import { startApp, type TestApp } from '../app.ts';
import { newFolder, removeFolders, target } from '../restore-target.ts';

const log = createLog({ logLevel: 'silent' });
let folder: string;
let content: string;
let config: Config;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  folder = await newFolder('crafted-');
  content = join(folder, 'content');
  await mkdir(content);
  await unpack(await backUp(app.app.config, log), content, undefined);
  config = await target();
});

afterAll(async () => {
  await app.close();
  await removeFolders();
});

interface Crafted {
  tables: { name: string; columns: string; file: string }[];
  sequences: { name: string; value: string }[];
}
const lead = ({ tables }: Crafted) => tables.find(({ name }) => name === 'public.lead') ?? tables[0];

test.each<[fault: string, craft: (description: Crafted) => unknown]>([
  [
    'a statement as a table',
    (it) => Object.assign(lead(it) ?? {}, { name: 'public.lead cascade; create table "run" ()' }),
  ],
  [
    'a statement as a column',
    (it) => Object.assign(lead(it) ?? {}, { columns: `"id") from program 'touch /tmp/run' --` }),
  ],
  ['another column', (it) => Object.assign(lead(it) ?? {}, { columns: '"id"' })],
  [
    'an unknown table',
    (it) => it.tables.push({ name: 'pg_catalog.pg_authid', columns: 'rolname', file: 'x' }),
  ],
  ['a table twice', (it) => it.tables.push(it.tables[0] ?? { name: '', columns: '', file: '' })],
  ['a missing table', (it) => it.tables.pop()],
  ['an unknown sequence', (it) => it.sequences.push({ name: 'pg_catalog.x', value: '1' })],
  [
    'a statement as a value',
    (it) => it.sequences.push({ name: 'public.blog_blog_id_seq', value: '1; select 1' }),
  ],
  ['no tables', (it) => Object.assign(it, { tables: null })],
])('an archive with %s is rejected and changes nothing', async (_fault, craft) => {
  const file = join(content, 'database.json');
  const original = await readFile(file, 'utf8');
  const description = JSON.parse(original) as Crafted;
  craft(description);
  await writeFile(file, JSON.stringify(description));
  const archive = join(folder, 'crafted.tar.gz');
  await pack(content, archive, undefined);
  await writeFile(file, original);
  await expect(restore(archive, config, log)).rejects.toThrow(/has other tables|is damaged/);
  // The next one would find a database that is not empty.
});

test('an archive with a path from its description is restored from the path of its table', async () => {
  const file = join(content, 'database.json');
  const description = JSON.parse(await readFile(file, 'utf8')) as Crafted;
  for (const table of description.tables) table.file = '../../../../etc/passwd';
  await writeFile(file, JSON.stringify(description));
  const archive = join(folder, 'paths.tar.gz');
  await pack(content, archive, undefined);
  expect((await restore(archive, await target(), log)).missingPhotos).toEqual([]);
});

const header = (path: string, options: object) => {
  const block = Buffer.alloc(512);
  new Header({ path, mode: 0o600, size: 0, type: 'File', ...options }).encode(block, 0);
  return block;
};

// Matches an archive whose other entries are no files.
const hashes = [header('./hashes.json', { size: 2 }), Buffer.from('{}'.padEnd(512, '\0'))];

test.each<[content: string, blocks: () => Buffer[]]>([
  ['a link', () => [header('./files/link', { type: 'SymbolicLink', linkpath: '/etc/passwd' })]],
  ['a hard link', () => [header('./files/link', { type: 'Link', linkpath: './database.json' })]],
  ['a path above it', () => [header('./../escaped', {})]],
  ['an absolute path', () => [header('/tmp/escaped', {})]],
  ['a device', () => [header('./files/device', { type: 'CharacterDevice', devmaj: 1, devmin: 3 })]],
  ['a file that is shorter than it says', () => [header('./files/huge', { size: 8e9 }), Buffer.alloc(512)]],
  ['a file without a hash', () => [header('./database.json', {})]],
])('an archive with %s is rejected', async (_content, blocks) => {
  const archive = join(folder, 'blocks.tar.gz');
  await writeFile(archive, gzipSync(Buffer.concat([...hashes, ...blocks(), Buffer.alloc(1024)])));
  await expect(restore(archive, config, log)).rejects.toThrow('is damaged');
  expect(existsSync('/tmp/escaped') || existsSync(join(config.dataDir, 'escaped'))).toBe(false);
});

test('an archive that the key did not authenticate is rejected before it is unpacked', async () => {
  const plain = join(folder, 'plain.tar.gz');
  await pack(content, plain, undefined);
  const withKey = { ...config, backupKey: 'correct horse battery' };
  await expect(restore(plain, withKey, log)).rejects.toThrow('is not encrypted, so it is not authenticated');
  await rename(plain, `${plain}.enc`);
  await expect(restore(`${plain}.enc`, withKey, log)).rejects.toThrow('is damaged, or BACKUP_KEY');
});
