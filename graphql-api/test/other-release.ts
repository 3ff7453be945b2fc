import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/** A later release, with a query and a script that this release does not have. */
export interface OtherRelease {
  folder: string;
  /** The hash of its query. */
  hash: string;
  /** The path of its script. */
  script: string;
  remove(): Promise<void>;
}

/** Copies the built product and adds a trusted document and a script. */
export async function makeOtherRelease(): Promise<OtherRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'other-release-'));
  const generated = 'web/src/generated';
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
  const documents = JSON.parse(await readFile(join(root, generated, 'trusted-documents.json'), 'utf8'));
  const document = 'query NextRelease { categories { category_id category } }';
  const hash = createHash('sha256').update(document).digest('hex');
  await mkdir(join(folder, generated), { recursive: true });
  const all = JSON.stringify({ ...documents, [hash]: document });
  await writeFile(join(folder, generated, 'trusted-documents.json'), all);
  const script = '/assets/next-release-0a1b2c3d.js';
  await writeFile(join(folder, 'web/dist/client', script), 'export {};');
  return { folder, hash, script, remove: () => rm(folder, { recursive: true, force: true }) };
}
