import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '../core/log.ts';
import { openFiles } from './disk.ts';

test('while a file is overwritten, readers get the complete earlier file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const files = openFiles({ dataDir: folder, s3: undefined }, createLog({ logLevel: 'silent' }));
  await files.put('a/record.json', 'the old one');
  const sizes = new Set<number>();
  const writing = files.put('a/record.json', new Uint8Array(16_000_000)).then(() => false);
  do sizes.add((await files.getMetaData('a/record.json')).contentLength);
  while (await Promise.race([writing, true]));
  expect([...sizes].filter((size) => size !== 11 && size !== 16_000_000)).toEqual([]);
  expect(sizes).toContain(11);
  expect(await readdir(join(folder, 'files/a'))).toEqual(['record.json']);
  await rm(folder, { recursive: true, force: true });
});
