import 'reflect-metadata';
import { backUp } from '../backup/backup.ts';
import { runWithConfig } from './command.ts';

const NOT_ENCRYPTED =
  'The archive is not encrypted: it contains personal data and the secrets of two-step verification. Set BACKUP_KEY to encrypt it.';

// `npm run backup`: writes an archive of the database and the files, also while the site serves.
await runWithConfig(async (config, log) => {
  const archive = await backUp(config, log);
  if (config.backupKey === undefined) console.error(NOT_ENCRYPTED);
  return `${archive}\n`;
});
