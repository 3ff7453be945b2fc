import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { closeApp, openApp } from '../app.ts';
import { ConfigError } from '../core/config.ts';
import { importWordPress } from '../wordpress/import.ts';
import { runWithConfig } from './command.ts';

// `npm run import -- FILE [FOLDER]`: imports the posts of a WordPress export, also while the site serves. FOLDER is a copy
// of wp-content/uploads.
await runWithConfig(async (config, log) => {
  const [file, folder] = process.argv.slice(2);
  if (file === undefined) throw new ConfigError('Usage: npm run import -- EXPORT.xml [UPLOADS_FOLDER]');
  const xml = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`The file ${file} cannot be read`);
  });
  // Does not add demo content to the imported posts.
  const app = await openApp({ ...config, seed: 'none' }, log, { mayJoin: true });
  try {
    const { imported, unchanged, leftOut } = await importWordPress(app, xml, folder);
    const lines = leftOut.map((line) => `left out: ${line}`);
    return `${[...lines, `Imported: ${imported}. Imported before and unchanged: ${unchanged}.`].join('\n')}\n`;
  } finally {
    await closeApp(app);
  }
});
