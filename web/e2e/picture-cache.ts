import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;
/** What decides about the bytes: the encoder's exact version is in the first. */
const sources = ['package.json', 'src/picture/service.ts', 'src/picture/view.ts'];

/**
 * The demo pictures in all their sizes, cached from one run to the next: making them takes most of a minute. They lie under
 * the hash of the code that makes them, so a change of it makes them anew.
 */
function cacheFolder(): string {
  const hash = createHash('sha256');
  for (const name of sources) hash.update(readFileSync(join(root, 'graphql-api', name)));
  return join(root, 'node_modules/.cache/e2e-pictures', hash.digest('hex').slice(0, 16));
}

/** Puts the cached pictures, if there are any, where a server with this DATA_DIR looks for them. */
export async function restorePictures(dataDir: string): Promise<void> {
  const cached = cacheFolder();
  if (existsSync(cached)) await cp(cached, join(dataDir, 'files'), { recursive: true });
}

/** Caches the pictures of this DATA_DIR; two runs at once do no harm. */
export async function cachePictures(dataDir: string): Promise<void> {
  const cached = cacheFolder();
  if (existsSync(cached)) return;
  const unfinished = `${cached}.${randomUUID()}`;
  await mkdir(dirname(cached), { recursive: true });
  await cp(join(dataDir, 'files'), unfinished, { recursive: true });
  await rename(unfinished, cached).catch(() => rm(unfinished, { recursive: true }));
}
