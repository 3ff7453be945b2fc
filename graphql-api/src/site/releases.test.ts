import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiles } from '../files/files.ts';
import { keepRelease, keptAsset, withKeptDocuments } from './releases.ts';

let folder: string;
let files: Disk;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  files = openFiles({ dataDir: folder, s3: undefined });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The build of a release: a script of its own, one that all have, a picture; and one question. */
async function start(release: number): Promise<void> {
  const assets = join(folder, `assets-${release}`);
  await mkdir(assets, { recursive: true });
  for (const name of [`client-${release}.js`, 'react-common.js', `hero-${release}.avif`]) {
    await writeFile(join(assets, name), `release ${release}`);
  }
  const documents = new Map([[`hash-${release}`, `{ question${release} }`]]);
  await keepRelease({ files, log: pino({ level: 'silent' }) }, assets, documents);
}

const isKept = async (name: string) => (await keptAsset(files, name)) !== undefined;

test('the programs and questions of the last five releases are kept, what all share as long as one has it', async () => {
  for (const release of [1, 2, 3, 4, 5]) await start(release);
  // A step back counts as a start.
  await start(1);
  await start(6);
  await start(7);
  const kept = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((release) => isKept(`client-${release}.js`)));
  expect(kept).toEqual([true, false, false, true, true, true, true]);
  const file = await keptAsset(files, 'client-4.js');
  expect([file?.type, file?.body.toString()]).toEqual(['text/javascript; charset=utf-8', 'release 4']);
  expect(await isKept('react-common.js')).toBe(true);
  expect(await isKept('hero-7.avif')).toBe(false);
  const documents = await withKeptDocuments(files, new Map([['hash-8', '{ question8 }']]));
  expect([...documents.keys()].toSorted()).toEqual([
    'hash-1',
    'hash-4',
    'hash-5',
    'hash-6',
    'hash-7',
    'hash-8',
  ]);
});

test.each(['../releases.json', 'releases.json', 'client-4.js.map', '..%2fclient-4.js', ''])(
  '%j is no file of a release',
  async (name) => {
    expect(await keptAsset(files, name)).toBeUndefined();
  },
);
