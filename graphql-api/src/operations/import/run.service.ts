import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { App, Context, SignedIn } from '../../platform/access/context.ts';
import { ConfigError } from '../../platform/core/config.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { MAX_EXPORT_BYTES } from '../../platform/core/resource-limits.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { enqueueJob } from '../../platform/job/queue.ts';
import type { UploadedFile } from '../../platform/upload/upload.ts';
import { checkExport } from './export-file.ts';
import { ImportLineEntity, type ImportRun, ImportRunEntity } from './run.entity.ts';
import { deleteExport, IMPORT, readPart, storeExport } from './run.job.ts';

const LISTED_RUNS = 10;
/** Lines of the report that `imports` returns; the download has all. */
const LISTED_LINES = 100;

/** Starts to import an uploaded WordPress export. Throws BadInput for any other file. */
export async function startImport(context: SignedIn, upload: UploadedFile): Promise<ImportRun> {
  const { account, app, em } = context;
  if (upload.byteSize > MAX_EXPORT_BYTES) throw new BadInput({ file: 'The file is larger than 256 MB.' });
  // The file stays readable when the connection ends, which deletes it.
  const file = await open(upload.path);
  try {
    checkExport(await readPart(file, 0));
    const startedAt = await databaseTime(em);
    const run_id = randomUUID();
    const run = em.create(ImportRunEntity, { run_id, startedAt, startedBy: account.email, state: 'waiting' });
    // The row first, because `failLostImports` finds files by their rows.
    await em.flush();
    await storeExport(app.files, run_id, file);
    await enqueueJob(em, IMPORT, { run_id });
    return run;
  } catch (error) {
    throw error instanceof ConfigError ? new BadInput({ file: error.message }) : error;
  } finally {
    await file.close();
  }
}

/** Returns the newest imports. */
export async function listImports({ app, em }: Context): Promise<ImportRun[]> {
  await failLostImports(app);
  return em.find(ImportRunEntity, {}, { orderBy: { startedAt: 'desc' }, limit: LISTED_RUNS });
}

/** Requests the end of an import, which keeps the articles that it has imported. Throws NOT_FOUND. */
export async function cancelImport({ em }: Context, run_id: string): Promise<ImportRun> {
  await em.execute(CANCEL, [run_id]);
  // An import that waits for its next try ends now.
  await em.execute(`update "job" set "dueAt" = now() where "name" = ? and "data"->>'run_id' = ?`, [
    IMPORT.name,
    run_id,
  ]);
  const run = await em.findOne(ImportRunEntity, { run_id }, { refresh: true });
  if (!run) throw new AppError('NOT_FOUND', 'There is no such import.');
  return run;
}

/** Ends an import that waits; the job ends one that runs. */
const CANCEL = `
  update "import_run" set "cancelRequested" = true,
    "state" = case when "state" = 'waiting' then 'cancelled' else "state" end,
    "finishedAt" = case when "state" = 'waiting' then now() end
  where "run_id" = ? and "finishedAt" is null`;

/** Returns the first lines of the reports of these imports. */
export async function listLines(em: EntityManager, ids: readonly string[]): Promise<Map<string, string[]>> {
  const lines = await em.find(
    ImportLineEntity,
    { run_id: { $in: [...ids] }, number: { $lte: LISTED_LINES } },
    { orderBy: { number: 'asc' } },
  );
  return new Map(ids.map((id) => [id, lines.filter(({ run_id }) => run_id === id).map(({ line }) => line)]));
}

/** Reads all lines of a report, a thousand at a time. */
export async function* readReport(em: EntityManager, run_id: string): AsyncGenerator<string> {
  for (let last = 0; ; ) {
    const lines = await em
      .fork()
      .find(
        ImportLineEntity,
        { run_id, number: { $gt: last } },
        { orderBy: { number: 'asc' }, limit: 1_000 },
      );
    if (lines.length === 0) return;
    yield lines.map(({ line }) => `${line}\n`).join('');
    last = lines.at(-1)?.number ?? last;
  }
}

/** Marks the imports as failed that no job continues, and deletes their files. */
export async function failLostImports({ database, files }: App): Promise<void> {
  const lost = await database.em.fork().execute<{ run_id: string }[]>(FAIL_LOST, [IMPORT.name]);
  for (const { run_id } of lost) await deleteExport(files, run_id);
}

/** The upload was interrupted, or the job was given up. An upload of the largest file takes some minutes. */
const FAIL_LOST = `
  update "import_run" set "state" = 'failed', "finishedAt" = now(),
    "reason" = 'It was interrupted. Import the file again: it continues with the missing articles.'
  where "finishedAt" is null and "startedAt" < now() - interval '10 minutes'
    and not exists (select from "job" where "name" = ? and "data"->>'run_id' = "import_run"."run_id"::text)
  returning "run_id"::text`;
