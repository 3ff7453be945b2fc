import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Disk } from 'flydrive';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Store, stores } from '../../test/stores.ts';
import { archivedAsset, archiveRelease } from './releases.ts';

const log = pino({ level: 'silent' });

describe.each(stores)('in %s', (_name, open) => {
  let folder: string;
  let store: Store;
  let files: Disk;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'releases-'));
    store = await open();
    files = store.files;
  });
  afterAll(async () => {
    await store.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Builds a release: a script that only it has, a script that all have, and a picture. */
  async function start(release: number): Promise<void> {
    const assets = join(folder, `assets-${release}`);
    await mkdir(assets, { recursive: true });
    for (const name of [`client-${release}.js`, 'react-common.js', `hero-${release}.avif`]) {
      await writeFile(join(assets, name), `release ${release}`);
    }
    await archiveRelease({ files, log }, assets);
  }

  const isArchived = async (name: string) => {
    const file = await archivedAsset(files, name);
    file?.stream.destroy();
    return file !== undefined;
  };

  test('the archive has the bundles of the last five releases, and shared files while one uses them', async () => {
    for (const release of [1, 2, 3, 4, 5]) await start(release);
    // A rollback counts as a start.
    await start(1);
    await start(6);
    await start(7);
    const archived = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((release) => isArchived(`client-${release}.js`)),
    );
    expect(archived).toEqual([true, false, false, true, true, true, true]);
    const file = await archivedAsset(files, 'client-4.js');
    expect(file && (await text(file.stream))).toBe('release 4');
    expect([file?.type, file?.size]).toEqual(['text/javascript; charset=utf-8', 'release 4'.length]);
    expect(await isArchived('react-common.js')).toBe(true);
    expect(await isArchived('hero-7.avif')).toBe(false);
  });

  test.each(['../releases.json', 'releases.json', 'client-4.js.map', '..%2fclient-4.js', ''])(
    '%j is not a file of a release',
    async (name) => {
      expect(await archivedAsset(files, name)).toBeUndefined();
    },
  );
});
