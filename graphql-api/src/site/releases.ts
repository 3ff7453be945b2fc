import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import type { App } from '../context.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';

// The program of the last releases stands beside the uploaded files, because these outlive a release: the folder of a
// build, or a container's image, does not. Replicas that share their files share this too.

/** How many releases a tab may lag behind: at one a day, a laptop lid closed over a long weekend. */
const KEPT_RELEASES = 5;
/** At once, so that a bucket is filled in seconds and a disk is not swamped. */
const WRITERS = 8;

const recordKey = 'releases/releases.json';
const assetKey = (name: string) => `releases/assets/${name}`;

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** A release of the web as it is remembered. */
interface Release {
  id: string;
  /** The names of the files of its program; all of them carry a hash. */
  files: string[];
  /** What its tabs ask by GraphQL: hash to document. */
  documents: Record<string, string>;
}

/**
 * Remembers the program of the release in `assetsFolder`, and forgets all but the last ones: pages that were opened before
 * a release go on loading the files, and asking the questions, that they were built with.
 */
export async function keepRelease(
  { files, log }: Pick<App, 'files' | 'log'>,
  assetsFolder: string,
  documents: TrustedDocuments,
): Promise<void> {
  // Pictures are left out: they are most of the bytes, rarely change, and a page without one still works.
  const names = (await readdir(assetsFolder)).filter((name) => typeOf(name) !== undefined).toSorted();
  const current: Release = {
    id: idOf(names, documents),
    files: names,
    documents: Object.fromEntries(documents),
  };
  const known = await readReleases(files, log);
  if (!known.some(({ id }) => id === current.id)) {
    await inTurns(names, async (name) => files.put(assetKey(name), await readFile(join(assetsFolder, name))));
  }
  // The last one started stands first, also after a step back to it.
  const releases = [current, ...known.filter(({ id }) => id !== current.id)];
  const kept = releases.slice(0, KEPT_RELEASES);
  await files.put(recordKey, JSON.stringify(kept));
  const needed = new Set(kept.flatMap((release) => release.files));
  const forgotten = releases.slice(KEPT_RELEASES).flatMap((release) => release.files);
  await inTurns(
    forgotten.filter((name) => !needed.has(name)),
    (name) => files.delete(assetKey(name)),
  );
}

/** A file of a release that is still remembered, with its content type; undefined where there is none. */
export async function keptAsset(
  files: Disk,
  name: string,
): Promise<{ type: string; body: Buffer } | undefined> {
  const type = typeOf(name);
  if (type === undefined || !(await files.exists(assetKey(name)))) return undefined;
  return { type, body: Buffer.from(await files.getBytes(assetKey(name))) };
}

/** These documents, and those of the releases that are still remembered. */
export async function withKeptDocuments(files: Disk, documents: TrustedDocuments): Promise<TrustedDocuments> {
  const kept = (await readReleases(files)).flatMap((release) => Object.entries(release.documents));
  return new Map([...kept, ...documents]);
}

/** None where the record cannot be read: what old tabs ask is worth less than a site that starts. */
async function readReleases(files: Disk, log?: App['log']): Promise<Release[]> {
  if (!(await files.exists(recordKey))) return [];
  const record = await files.get(recordKey);
  try {
    return JSON.parse(record) as Release[];
  } catch (error) {
    log?.warn(error, 'the record of the last releases cannot be read and begins anew');
    return [];
  }
}

/** The content type of a file of a program; undefined for every other name. */
function typeOf(name: string): string | undefined {
  const [, ending = ''] = /^[\w-]+\.(\w+)$/.exec(name) ?? [];
  return types[ending];
}

function idOf(names: string[], documents: TrustedDocuments): string {
  const text = JSON.stringify([names, [...documents.keys()].toSorted()]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: WRITERS }, next));
}
