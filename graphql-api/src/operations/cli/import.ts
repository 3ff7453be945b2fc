import 'reflect-metadata';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { closeApp, openApp } from '../../app.ts';
import { ConfigError } from '../../platform/core/config.ts';
import { type ImportProgress, importWordPress } from '../import/import.ts';
import { runWithConfig } from './command.ts';

/** Milliseconds between two lines of progress. */
const INTERVAL_MS = 1_000;

// `npm run import -- FILE [FOLDER]`: imports the posts of a WordPress export, also while the site serves.
// FOLDER is a copy of wp-content/uploads. Ctrl+C cancels it; running it again continues.
await runWithConfig(async (config, log) => {
  const [path, folder] = process.argv.slice(2);
  if (path === undefined) throw new ConfigError('Usage: npm run import -- EXPORT.xml [UPLOADS_FOLDER]');
  await access(path).catch(() => {
    throw new ConfigError(`The file ${path} cannot be read`);
  });
  const cancelling = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () =>
      cancelling.abort(new ConfigError('The import was cancelled. Run it again to continue.')),
    );
  }
  // Does not add demo content to the imported posts.
  const app = await openApp({ ...config, seed: 'none' }, log, { mayJoin: true });
  try {
    const result = await importWordPress(app, () => createReadStream(path), {
      folder,
      signal: cancelling.signal,
      onProgress: showProgress(),
    });
    return `Imported: ${result.imported}. Imported before and unchanged: ${result.unchanged}. Pictures: ${result.pictures}.\n`;
  } finally {
    await closeApp(app);
  }
});

/** Returns a function that shows the report, and the progress at most once in each interval. */
function showProgress() {
  let shownAt = 0;
  return async (_em: unknown, { posts, done, pictures }: ImportProgress, leftOut: readonly string[]) => {
    for (const line of leftOut) process.stdout.write(`left out: ${line}\n`);
    const now = performance.now();
    if (now - shownAt < INTERVAL_MS && done < posts) return;
    shownAt = now;
    process.stdout.write(`${done} of ${posts} articles, ${pictures} pictures\n`);
  };
}
