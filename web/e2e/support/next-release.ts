import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../..', import.meta.url).pathname;

/** The heading of /about in the next release. */
export const nextHeading = 'A Staging and Design Firm, Since Renewed';
const heading = 'A Staging and Design Firm';

/** The folder of the next release, and a function that deletes it. */
export interface Release {
  folder: string;
  remove(): Promise<void>;
}

/** Builds the web with another heading and copies the API: the release after the tested one. */
export async function buildNextRelease(): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  await copy(folder, 'package.json', 'tsconfig.json', 'rules');
  await copy(folder, 'graphql-api/package.json', 'graphql-api/dist', 'web/dist/playground');
  const sources = (await readdir(join(root, 'web'))).filter(
    (name) => !['dist', 'e2e', 'node_modules'].includes(name),
  );
  await copy(folder, ...sources.map((name) => `web/${name}`));
  for (const modules of ['node_modules', 'web/node_modules', 'graphql-api/node_modules']) {
    if (existsSync(join(root, modules))) await symlink(join(root, modules), join(folder, modules));
  }

  const about = join(folder, 'web/src/content/pages/about.json');
  const text = await readFile(about, 'utf8');
  if (!text.includes(heading)) throw new Error(`${about} has no heading to change.`);
  await writeFile(about, text.replaceAll(heading, nextHeading));
  build(folder);
  build(folder, '--ssr', 'src/app/server.tsx');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function copy(folder: string, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
}

function build(folder: string, ...how: string[]): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', 'web', ...how], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The next release could not be built.\n${stdout}${stderr}`);
}
