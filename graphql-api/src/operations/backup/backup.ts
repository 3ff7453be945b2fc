import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { tables } from '../../features.ts';
import type { Config } from '../../platform/core/config.ts';
import { removeAbandoned, temporaryName } from '../../platform/core/temporary.ts';
import { connect } from '../../platform/database/connect.ts';
import { openFiles } from '../../platform/files/disk.ts';
import { ARCHIVE, pack, unpack } from './archive.ts';
import { copyFilesOut } from './files.ts';
import { copyOut } from './tables.ts';

/**
 * Writes the database and the uploaded files to a dated archive in `DATA_DIR/backups`, reads it back, and
 * deletes all but the newest BACKUP_COUNT archives. Returns the archive's path.
 */
export async function backUp(config: Config, log: FastifyBaseLogger): Promise<string> {
  const folder = join(config.dataDir, 'backups');
  const staging = join(folder, temporaryName());
  await removeAbandoned(folder);
  await mkdir(join(staging, 'content'), { recursive: true, mode: 0o700 });
  try {
    // The database first: a photo that a copied lead names is stored before the lead.
    await copyDatabase(config, log, join(staging, 'content'));
    await copyFilesOut(openFiles(config, log), join(staging, 'content'));
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const name = `site-${time}Z.tar.gz${config.backupKey === undefined ? '' : '.enc'}`;
    await pack(join(staging, 'content'), join(staging, name), config.backupKey);
    await mkdir(join(staging, 'check'));
    await unpack(join(staging, name), join(staging, 'check'), config.backupKey);
    await rename(join(staging, name), join(folder, name));
    await deleteOldArchives(folder, config.backupCount);
    return join(folder, name);
  } finally {
    await rm(staging, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function copyDatabase(config: Config, log: FastifyBaseLogger, folder: string): Promise<void> {
  const database = await connect(config, tables, log, { mayJoin: true });
  const client = await database.pool.connect();
  try {
    await copyOut(client, folder);
  } finally {
    client.release(true);
    await database.close();
  }
}

async function deleteOldArchives(folder: string, count: number): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => ARCHIVE.test(name)).toSorted();
  for (const name of archives.slice(0, -count)) await rm(join(folder, name));
}
