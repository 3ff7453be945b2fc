import type { FileHandle } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Disk } from 'flydrive';
import type { App } from '../../platform/access/context.ts';
import { ConfigError } from '../../platform/core/config.ts';
import { readIfExists } from '../../platform/files/disk.ts';
import type { JobKind } from '../../platform/job/queue.ts';
import { type ImportProgress, importWordPress } from './import.ts';
import type { ImportRun } from './run.entity.ts';

interface ImportJob {
  run_id: string;
}

export const IMPORT = { name: 'import' };

/** Imports an export that was uploaded in the admin area. A repeated job continues where it was stopped. */
export const importJob: JobKind<ImportJob> = { ...IMPORT, maxTries: 10, run: runImport };

/**
 * Size of a part of a stored export in bytes: a bucket sends it in one request, and no visitor's request is
 * answered while its XML is read, some 20 ms.
 */
const PART_BYTES = 1024 * 1024;
const folderOf = (run_id: string) => `imports/${run_id}/`;

/** Returns a part of a file on the disk; an empty one after its end. */
export async function readPart(file: FileHandle, number: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(PART_BYTES), { position: number * PART_BYTES });
  return buffer.subarray(0, bytesRead);
}

/** Copies an export from the disk into the storage. */
export async function storeExport(files: Disk, run_id: string, file: FileHandle): Promise<void> {
  for (let number = 0; ; number += 1) {
    const part = await readPart(file, number);
    if (part.length === 0) return;
    await files.put(folderOf(run_id) + number, part);
  }
}

export const deleteExport = (files: Disk, run_id: string) => files.deleteAll(folderOf(run_id));

/** Reads a stored export. No connection stays open while the import waits for pictures. */
async function* readExport(files: Disk, run_id: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const part = await readIfExists(files, folderOf(run_id) + number);
    if (!part) return;
    yield part;
  }
}

async function runImport(app: App, { run_id }: ImportJob): Promise<void> {
  const em = app.database.em.fork();
  const [run] = await em.execute<ImportRun[]>(
    `update "import_run" set "state" = 'running' where "run_id" = ? and "finishedAt" is null returning *`,
    [run_id],
  );
  if (run) await importUntilCancelled(app, em, run);
  await deleteExport(app.files, run_id);
}

async function importUntilCancelled(app: App, em: EntityManager, run: ImportRun): Promise<void> {
  const { run_id, startedBy } = run;
  const cancelling = new AbortController();
  const watch = async () => {
    const requested = await em.execute<object[]>(CANCELLED, [run_id]);
    if (requested.length > 0) cancelling.abort(new ConfigError('It was cancelled.'));
  };
  await watch();
  const timer = setInterval(() => void watch().catch(() => {}), WATCH_MS);
  try {
    await importWordPress(app, () => readExport(app.files, run_id), {
      startedBy,
      from: run,
      signal: AbortSignal.any([app.stopping.signal, cancelling.signal]),
      onProgress: (within, progress, lines) => saveProgress(within, run_id, progress, lines),
    });
    await em.execute(END, ['finished', null, run_id]);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const isCancelled = cancelling.signal.aborted;
    await em.execute(END, isCancelled ? ['cancelled', null, run_id] : ['failed', error.message, run_id]);
  } finally {
    clearInterval(timer);
  }
}

/** Milliseconds between two reads of a request to cancel. */
const WATCH_MS = 1_000;
const CANCELLED = `select from "import_run" where "run_id" = ? and "cancelRequested"`;
const END = `update "import_run" set "state" = ?, "reason" = ?, "finishedAt" = now() where "run_id" = ?`;

/**
 * Stores the progress with the next lines of the report, in the transaction of `em`. Keeps a later progress,
 * whose commit was not confirmed.
 */
async function saveProgress(
  em: EntityManager,
  run_id: string,
  { posts, done, imported, unchanged, pictures }: ImportProgress,
  lines: readonly string[],
): Promise<void> {
  await em.execute(
    `with "run" as (
       update "import_run" set "posts" = ?, "done" = ?, "imported" = ?, "unchanged" = ?, "pictures" = ?,
         "leftOutCount" = "leftOutCount" + ? where "run_id" = ? and "done" <= ?
       returning "run_id", "leftOutCount")
     insert into "import_line" ("run_id", "number", "line")
     select "run_id", "leftOutCount" - ? + "number", "line"
     from "run", jsonb_array_elements_text(?::jsonb) with ordinality as "lines" ("line", "number")`,
    [
      posts,
      done,
      imported,
      unchanged,
      pictures,
      lines.length,
      run_id,
      done,
      lines.length,
      JSON.stringify(lines),
    ],
  );
}
