import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { closeApp, isEmptySite, openApp } from '../../app.ts';
import { tables } from '../../features.ts';
import { ERASURES } from '../../lead/erasure/record.ts';
import { deletePhotosAgain, repeatErasures } from '../../lead/erasure/repeat-erasures.ts';
import { countHeldMails } from '../../lead/mails/service.ts';
import { namedPhotos, photoKey } from '../../lead/photos/service.ts';
import { type Config, ConfigError } from '../../platform/core/config.ts';
import { removeAbandoned, temporaryName } from '../../platform/core/temporary.ts';
import { connect } from '../../platform/database/connect.ts';
import { checkFiles, openFiles } from '../../platform/files/disk.ts';
import { unpack } from './archive.ts';
import { copyFilesIn, keysOf } from './files.ts';
import { copyIn } from './tables.ts';

/**
 * Restores an archive of `backUp` into an empty database and file storage, and erases again the persons in
 * the storage's erasures.json. Throws ConfigError if the target is not empty or the archive cannot be used.
 */
export async function restore(file: string, config: Config, log: FastifyBaseLogger) {
  const staging = join(config.dataDir, temporaryName());
  await removeAbandoned(config.dataDir);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    await unpack(file, staging, config.backupKey);
    await requireEmptyFiles(config, log);
    await restoreDatabase(config, log, staging);
    await copyFilesIn(openFiles(config, log), staging);
    return await eraseAgain(config, log);
  } finally {
    await rm(staging, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function requireEmptyFiles(config: Config, log: FastifyBaseLogger): Promise<void> {
  const files = openFiles(config, log);
  await checkFiles(files);
  const keys = await keysOf(files);
  if (keys.some((key) => key !== ERASURES)) {
    throw new ConfigError('The target has uploaded files: restore into an empty DATA_DIR or bucket.');
  }
}

async function restoreDatabase(config: Config, log: FastifyBaseLogger, folder: string): Promise<void> {
  const database = await connect(config, tables, log);
  const client = await database.pool.connect();
  try {
    await database.setUp(async () => {
      await database.migrate();
      if (!(await isEmptySite(database.em.fork())))
        throw new ConfigError('The target database is not empty.');
      await copyIn(client, folder);
    });
  } finally {
    client.release(true);
    await database.close();
  }
}

async function eraseAgain(config: Config, log: FastifyBaseLogger) {
  const app = await openApp({ ...config, seed: 'none' }, log);
  try {
    await repeatErasures(app);
    await deletePhotosAgain(app);
    const em = app.database.em.fork();
    const keys = new Set(await keysOf(app.files));
    const missingPhotos = (await namedPhotos(em)).filter((name) => !keys.has(photoKey(name)));
    const secondFactors = await em.execute('select 1 from "second_factor" where "enabledAt" is not null');
    return {
      /** The photos that leads and messages name and that are missing. */
      missingPhotos,
      /** The number of mails that an admin sends or leaves: they may have been sent after the backup. */
      heldMails: await countHeldMails(em),
      /** The number of accounts with a second factor, which is as it was at the time of the backup. */
      secondFactors: secondFactors.length,
    };
  } finally {
    await closeApp(app);
  }
}
