import { randomUUID } from 'node:crypto';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/core/config.ts';
import { makeFolder } from '../../platform/core/data-dir.ts';
import { createLog } from '../../platform/core/log.ts';
import { openFiles } from '../../platform/files/disk.ts';
import { type Finding, failed, ok, warning } from './check.ts';

const MB = 2 ** 20;
/** Below this the site accepts no uploads (core/resource-limits.ts). */
const MIN_FREE = 256 * MB;
const LOW_FREE = 1024 * MB;
const MAX_BACKUP_AGE_DAYS = 2;
const ARCHIVE = /^site-.+\.tar\.gz(?:\.enc)?$/;

/** Writes, reads and deletes a file in the folder or bucket of uploaded files. */
export async function checkStorage(config: Config): Promise<Finding[]> {
  if (!config.s3) makeFolder(config.dataDir);
  const files = openFiles(config, createLog({ logLevel: 'silent' }));
  const key = `doctor-${randomUUID()}`;
  const name = config.s3 ? `the bucket ${config.s3.bucket}` : `${config.dataDir}/files`;
  await files.put(key, key);
  const isEqual = (await files.get(key)) === key;
  await files.delete(key);
  return [
    isEqual ? ok(`${name} can be written and read`) : failed(`${name} returned other bytes; check the store`),
  ];
}

export async function checkDisk({ dataDir }: Config): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = `${Math.round((bavail * bsize) / MB).toLocaleString('en')} MB are free for ${dataDir}`;
  if (bavail * bsize < MIN_FREE) return [failed(`${free}; free some space: the site accepts no uploads`)];
  return [bavail * bsize < LOW_FREE ? warning(`${free}; free some space`) : ok(free)];
}

/** Checks the age of the newest archive in `DATA_DIR/backups`. */
export async function checkBackup({ dataDir }: Config): Promise<Finding[]> {
  const folder = join(dataDir, 'backups');
  const names = (await readdir(folder).catch(() => [])).filter((name) => ARCHIVE.test(name));
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  if (times.length === 0) return [warning(`no backup in ${folder}; run \`npm run backup\` every night`)];
  const days = (Date.now() - Math.max(...times)) / 86_400_000;
  const text = `the newest backup in ${folder} is ${days.toFixed(1)} days old`;
  return [days > MAX_BACKUP_AGE_DAYS ? warning(`${text}; run \`npm run backup\` every night`) : ok(text)];
}
