import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { closeApp, openApp } from '../../app.ts';
import { ConfigError } from '../../platform/core/config.ts';
import { createLog } from '../../platform/core/log.ts';
import { type ImportProgress, importWordPress } from '../import/import.ts';
import { ImportRunEntity } from '../import/run.entity.ts';
import { RunReport } from '../import/run-report.ts';
import type { RunInput } from '../import/runs.ts';

// The program of an import that was started in the admin area (import/runs.ts). It ends with its server.

/** The descriptor of the file, which the server has opened. */
const FILE = 4;

setPriority(5);
// When memory runs out, Linux ends this process and not the server.
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');

const cancelling = new AbortController();
// Ctrl+C in a terminal sends the signal to this process too; the server decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(1));
process.on('message', (message: RunInput | 'cancel') => {
  if (message === 'cancel') cancelling.abort(new Error('The import was cancelled.'));
  else void run(message).then(() => process.exit(0));
});

async function run({ config, limits, run_id }: RunInput): Promise<void> {
  const log = createLog(config);
  // Does not add demo content to the imported posts.
  const app = await openApp({ ...config, seed: 'none' }, log, { limits, mayJoin: true });
  const report = new RunReport(app, run_id);
  try {
    const { startedBy } = await app.database.em.fork().findOneOrFail(ImportRunEntity, { run_id });
    const result: ImportProgress = await importWordPress(app, FILE, {
      startedBy,
      signal: cancelling.signal,
      onProgress: (progress) => report.progress(progress),
      onLeftOut: (line) => report.add(line),
    });
    report.progress(result);
    await report.end('finished', null);
  } catch (error) {
    if (cancelling.signal.aborted) return await report.end('cancelled', null);
    if (!(error instanceof ConfigError)) log.error(error, 'an import failed');
    const reason = error instanceof ConfigError ? error.message : 'The database or the file storage failed.';
    await report.end('failed', reason);
  } finally {
    await closeApp(app);
  }
}
