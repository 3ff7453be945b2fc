import 'reflect-metadata';
import { restore } from '../backup/restore.ts';
import { ConfigError } from '../core/config.ts';
import { runWithConfig } from './command.ts';

// `npm run restore -- FILE`: restores an archive of `npm run backup` into an empty target.
await runWithConfig(async (config, log) => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new ConfigError('Usage: npm run restore -- FILE');
  const missing = await restore(file, config, log);
  if (missing.length > 0) process.exitCode = 1;
  const problem =
    missing.length > 0 ? `${missing.length} photos of leads are missing: ${missing.join(', ')}\n` : '';
  return `${problem}Restored. Mails that were not sent yet are held; send them from the admin pages.\n`;
});
