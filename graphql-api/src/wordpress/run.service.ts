import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { App, Context } from '../access/context.ts';
import { requireAdmin } from '../access/session.ts';
import { ConfigError } from '../core/config.ts';
import { BadInput } from '../core/errors.ts';
import { databaseTime } from '../database/clock.ts';
import { consumeQueue, transactionOf } from '../database/job-queue.ts';
import { putFile } from '../files/disk.ts';
import type { UploadedFile } from '../upload/upload.ts';
import { readExport } from './export-file.ts';
import { importWordPress } from './import.ts';
import { type ImportRun, ImportRunEntity } from './run.entity.ts';

const QUEUE = 'wordpress-import';
/** Seconds that an import may take: pictures are downloaded one after another. */
const TIMEOUT = 3 * 60 * 60;
const LISTED_RUNS = 10;

const fileOf = (run_id: string) => `imports/${run_id}.xml`;

/** Stores an uploaded WordPress export and starts its import. Throws BadInput for any other file. */
export async function startImport(context: Context, upload: UploadedFile): Promise<ImportRun> {
  const { app, em } = context;
  const { email } = requireAdmin(context);
  const xml = await readFile(upload.path, 'utf8');
  try {
    readExport(xml);
  } catch (error) {
    throw error instanceof ConfigError ? new BadInput({ file: error.message }) : error;
  }
  const run_id = randomUUID();
  await putFile(app.files, fileOf(run_id), upload.path);
  return em.transactional(async (within) => {
    const startedAt = await databaseTime(within);
    const run = within.create(ImportRunEntity, { run_id, startedAt, startedBy: email, leftOut: [] });
    await within.flush();
    await app.database.jobs.send(QUEUE, { run_id }, { db: transactionOf(within) });
    return run;
  });
}

/** Returns the newest imports. */
export function listImports({ em }: Context): Promise<ImportRun[]> {
  return em.find(ImportRunEntity, {}, { orderBy: { startedAt: 'desc' }, limit: LISTED_RUNS });
}

/** Creates the queue. An import that was interrupted is repeated, which continues it. */
export async function createImportQueue({ database }: App): Promise<void> {
  await database.jobs.createQueue(QUEUE, { retryLimit: 5, retryBackoff: true, expireInSeconds: TIMEOUT });
}

/** Starts to run the imports, one at a time. */
export async function startImportJobs(app: App): Promise<void> {
  await consumeQueue<{ run_id: string }>(app.database.jobs, QUEUE, ({ data }) => runImport(app, data.run_id));
}

async function runImport(app: App, run_id: string): Promise<void> {
  const xml = Buffer.from(await app.files.getBytes(fileOf(run_id))).toString();
  const report = await importWordPress(app, xml);
  const em = app.database.em.fork();
  const finishedAt = await databaseTime(em);
  await em.nativeUpdate(ImportRunEntity, { run_id }, { ...report, finishedAt });
  await app.files.delete(fileOf(run_id));
}
