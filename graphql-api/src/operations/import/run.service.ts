import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { ConfigError } from '../../platform/core/config.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { MAX_EXPORT_BYTES } from '../../platform/core/resource-limits.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import type { UploadedFile } from '../../platform/upload/upload.ts';
import { checkExport } from './export-file.ts';
import { ImportLineEntity, type ImportRun, ImportRunEntity } from './run.entity.ts';

const LISTED_RUNS = 10;
/** Lines of the report that `imports` returns; the download has all. */
const LISTED_LINES = 100;

/** Why an import failed whose server was stopped. */
export const STOPPED =
  'The server was stopped. Import the file again: it continues with the missing articles.';

/** Starts to import an uploaded WordPress export. Throws BadInput for any other file. */
export async function startImport(context: SignedIn, upload: UploadedFile): Promise<ImportRun> {
  const { email } = context.account;
  if (upload.byteSize > MAX_EXPORT_BYTES) throw new BadInput({ file: 'The file is larger than 256 MB.' });
  // The file stays readable when the request ends and deletes it.
  const file = await open(upload.path);
  try {
    await checkExport(file.fd);
    const time = await databaseTime(context.em);
    const run = context.em.create(ImportRunEntity, {
      run_id: randomUUID(),
      startedAt: time,
      aliveAt: time,
      startedBy: email,
      state: 'waiting',
    });
    await context.em.flush();
    context.app.imports.start(run.run_id, file);
    return run;
  } catch (error) {
    await file.close();
    throw error instanceof ConfigError ? new BadInput({ file: error.message }) : error;
  }
}

/** Returns the newest imports. */
export async function listImports({ em }: Context): Promise<ImportRun[]> {
  await failLostRuns(em);
  return em.find(ImportRunEntity, {}, { orderBy: { startedAt: 'desc' }, limit: LISTED_RUNS });
}

/** Requests the end of an import, which keeps the articles that it has imported. Throws NOT_FOUND. */
export async function cancelImport({ app, em }: Context, run_id: string): Promise<ImportRun> {
  await em.execute(
    `update "import_run" set "cancelRequested" = true where "run_id" = ? and "finishedAt" is null`,
    [run_id],
  );
  await app.imports.stopCancelled();
  const run = await em.findOne(ImportRunEntity, { run_id }, { refresh: true });
  if (!run) throw new AppError('NOT_FOUND', 'There is no such import.');
  return run;
}

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

/** Marks the imports as failed whose server has not confirmed them for half a minute: it was stopped. */
async function failLostRuns(em: EntityManager): Promise<void> {
  await em.execute(
    `update "import_run" set "state" = 'failed', "finishedAt" = now(), "reason" = ?
     where "finishedAt" is null and "aliveAt" < now() - interval '30 seconds'`,
    [STOPPED],
  );
}
