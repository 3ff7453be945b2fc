import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import PQueue from 'p-queue';
import type { App } from '../access/context.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';

// The bundles of the last releases are archived beside the uploaded files, because these outlive a release: the folder of a
// build, or a container's image, does not. Replicas that share their files share this too.

/** How many releases a tab may lag behind: at one a day, a laptop lid closed over a long weekend. */
const ARCHIVED_RELEASES = 5;
/** So many files at once that a bucket is filled in seconds and a disk is not swamped. */
const writer = () => new PQueue({ concurrency: 8 });

const recordKey = 'releases/releases.json';
const assetKey = (name: string) => `releases/assets/${name}`;

const types = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['woff2', 'font/woff2'],
]);

/** A release of the web in the archive. */
interface Release {
  id: string;
  /** The names of the files of its bundle; all of them carry a hash. */
  files: string[];
  /** Its GraphQL documents, by hash. */
  documents: Record<string, string>;
}

/**
 * Archives the bundle of the release in `assetsFolder`, and deletes all but the last ones: pages that were opened before
 * a release go on using the files and documents that they were built with.
 */
export async function archiveRelease(
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
    await writer().addAll(
      names.map((name) => async () => files.put(assetKey(name), await readFile(join(assetsFolder, name)))),
    );
  }
  // The last one started comes first, also after a rollback to it.
  const releases = [current, ...known.filter(({ id }) => id !== current.id)];
  const archived = releases.slice(0, ARCHIVED_RELEASES);
  await files.put(recordKey, JSON.stringify(archived));
  const needed = new Set(archived.flatMap((release) => release.files));
  const forgotten = releases.slice(ARCHIVED_RELEASES).flatMap((release) => release.files);
  const unneeded = forgotten.filter((name) => !needed.has(name));
  await writer().addAll(unneeded.map((name) => () => files.delete(assetKey(name))));
}

/** A file of a release in the archive, with its content type; undefined where there is none. */
export async function archivedAsset(
  files: Disk,
  name: string,
): Promise<{ type: string; body: Buffer } | undefined> {
  const type = typeOf(name);
  if (type === undefined || !(await files.exists(assetKey(name)))) return undefined;
  return { type, body: Buffer.from(await files.getBytes(assetKey(name))) };
}

/** The documents of all releases in the archive. Throws where the files cannot be reached. */
export async function archivedDocuments(files: Disk): Promise<TrustedDocuments> {
  return new Map((await readReleases(files)).flatMap((release) => Object.entries(release.documents)));
}

/**
 * None where the record is corrupt: documents of old tabs are worth less than a record that can be written again. Throws where it cannot be
 * reached, for it would be written over.
 */
async function readReleases(files: Disk, log?: App['log']): Promise<Release[]> {
  if (!(await files.exists(recordKey))) return [];
  const record = await files.get(recordKey);
  try {
    return JSON.parse(record) as Release[];
  } catch (error) {
    log?.warn(error, 'the record of the last releases cannot be read and begins again');
    return [];
  }
}

/** The content type of a file of a bundle; undefined for every other name. */
function typeOf(name: string): string | undefined {
  const [, ending = ''] = /^[\w-]+\.(\w+)$/.exec(name) ?? [];
  return types.get(ending);
}

function idOf(names: string[], documents: TrustedDocuments): string {
  const text = JSON.stringify([names, [...documents.keys()].toSorted()]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
