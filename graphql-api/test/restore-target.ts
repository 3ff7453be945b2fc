import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../src/platform/core/config.ts';

const folders: string[] = [];

/** Creates a temporary folder. */
export async function newFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  folders.push(folder);
  return folder;
}

/** Deletes the folders of this test file. */
export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** Creates an empty target of a restore, by default with an embedded database. */
export async function target(change: Partial<Config> = {}): Promise<Config> {
  return { ...readConfig({ DATA_DIR: await newFolder('restored-') }), ...change };
}
