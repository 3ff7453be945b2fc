import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import PQueue from 'p-queue';
import type { App } from '../platform/access/context.ts';
import type { OpenFile } from '../platform/files/bucket.ts';
import { openIfExists } from '../platform/files/disk.ts';

/** Enough for a laptop that was closed over a long weekend, at one release a day. */
const ARCHIVED_RELEASES = 5;
/** Limits parallel writes: fast for a bucket, and a disk stays responsive. */
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
  /** The names of the bundle's files; each contains a hash. */
  files: string[];
}

/**
 * Archives the bundle in `assetsFolder` and deletes all but the last releases, so that open tabs keep
 * working. The archive is beside the uploaded files, which outlive a build folder or a container image and
 * are shared by replicas.
 */
export async function archiveRelease(
  { files, log }: Pick<App, 'files' | 'log'>,
  assetsFolder: string,
): Promise<void> {
  // Excludes pictures: they are large, change rarely, and a page works without one.
  const names = (await readdir(assetsFolder)).filter((name) => typeOf(name) !== undefined).toSorted();
  const current: Release = { id: idOf(names), files: names };
  const previous = await readReleases(files, log);
  if (!previous.some(({ id }) => id === current.id)) {
    await writer().addAll(
      names.map((name) => async () => files.put(assetKey(name), await readFile(join(assetsFolder, name)))),
    );
  }
  // The release that started last comes first, also after a rollback.
  const releases = [current, ...previous.filter(({ id }) => id !== current.id)];
  const archived = releases.slice(0, ARCHIVED_RELEASES);
  await files.put(recordKey, JSON.stringify(archived));
  const needed = new Set(archived.flatMap((release) => release.files));
  const forgotten = releases.slice(ARCHIVED_RELEASES).flatMap((release) => release.files);
  const unneeded = forgotten.filter((name) => !needed.has(name));
  await writer().addAll(unneeded.map((name) => () => files.delete(assetKey(name))));
}

/** Opens an archived file and returns it with its content type; undefined if there is none. */
export async function archivedAsset(
  files: Disk,
  name: string,
): Promise<(OpenFile & { type: string }) | undefined> {
  const type = typeOf(name);
  const file = type !== undefined && (await openIfExists(files, assetKey(name)));
  return file ? { type, ...file } : undefined;
}

/**
 * Returns an empty list if the record is corrupt. Throws if the file storage is unavailable: a new record
 * would overwrite the old one.
 */
async function readReleases(files: Disk, log: App['log']): Promise<Release[]> {
  if (!(await files.exists(recordKey))) return [];
  const record = await files.get(recordKey);
  try {
    return JSON.parse(record) as Release[];
  } catch (error) {
    log.warn(error, 'the record of the last releases cannot be read and begins again');
    return [];
  }
}

/** Returns the content type of a bundle's file; undefined for other names. */
function typeOf(name: string): string | undefined {
  const [, ending = ''] = /^[\w-]+\.(\w+)$/.exec(name) ?? [];
  return types.get(ending);
}

function idOf(names: string[]): string {
  return createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 16);
}
