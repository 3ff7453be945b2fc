import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compileCache } from '../../../graphql-api/test/server-process.ts';

const api = new URL('../../../graphql-api/', import.meta.url).pathname;
const cache = new URL('../../../node_modules/.cache/', import.meta.url).pathname;

const listFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

/**
 * Returns a hash of everything that determines the content: the build, the demo files and the code that
 * makes the template.
 */
function contentHash(): string {
  const hash = createHash('sha256');
  for (const folder of [
    'dist',
    'demo-media',
    'demo-content',
    'demo-content/articles',
    'demo-content/locations',
  ]) {
    for (const name of listFiles(join(api, folder))) {
      if (!name.endsWith('.map')) hash.update(name).update(readFileSync(join(api, folder, name)));
    }
  }
  for (const name of ['make-template.ts', 'stand-in-pictures.ts'])
    hash.update(readFileSync(join(api, 'test', name)));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the DATA_DIR, seeded by the built product, that sites of tests copy. Cached for each product. */
export async function cachedTemplate(): Promise<string> {
  const name = `e2e-site-${contentHash()}`;
  const template = join(cache, name);
  if (existsSync(template)) return template;
  const made = await makeTemplate();
  // Another run may have created it first.
  await rename(made, template).catch(() => rm(made, { recursive: true }));
  await removeOld(name);
  return template;
}

/** Seeds a new DATA_DIR. */
async function makeTemplate(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, `unfinished-${randomUUID()}`));
  const { status } = spawnSync(process.execPath, [join(api, 'test/make-template.ts')], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The demo content could not be prepared: exit code ${status}`);
  return folder;
}

/** Removes templates of other builds older than a day: a parallel run may still copy from newer ones. */
async function removeOld(current: string): Promise<void> {
  const yesterday = Date.now() - 24 * 3_600_000;
  for (const name of readdirSync(cache)) {
    const isOld = /^(e2e-site|unfinished)-/.test(name) && statSync(join(cache, name)).mtimeMs < yesterday;
    if (isOld && name !== current) await rm(join(cache, name), { recursive: true, force: true });
  }
}

// `npm run test:template` creates it while other tests run, so that browser tests need not wait for it.
if (import.meta.main) await cachedTemplate();
