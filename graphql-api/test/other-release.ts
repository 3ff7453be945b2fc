import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/** A later release, with a script that this release does not have. */
export interface OtherRelease {
  folder: string;
  /** The path of its script. */
  script: string;
  remove(): Promise<void>;
}

/** Copies the built product and adds a script. */
export async function makeOtherRelease(): Promise<OtherRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'other-release-'));
  for (const path of ['package.json', 'graphql-api/package.json', 'graphql-api/dist', 'web/dist']) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  for (const path of [
    'node_modules',
    'graphql-api/node_modules',
    'graphql-api/demo-content',
    'graphql-api/demo-media',
  ]) {
    if (existsSync(join(root, path))) await symlink(join(root, path), join(folder, path));
  }
  const documents = 'web/src/generated/trusted-documents.json';
  await mkdir(join(folder, documents, '..'), { recursive: true });
  await cp(join(root, documents), join(folder, documents));
  const script = '/assets/next-release-0a1b2c3d.js';
  await writeFile(join(folder, 'web/dist/client', script), 'export {};');
  return { folder, script, remove: () => rm(folder, { recursive: true, force: true }) };
}
