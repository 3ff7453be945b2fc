import 'reflect-metadata';
import { backUp } from '../backup/backup.ts';
import { runWithConfig } from './command.ts';

// `npm run backup`: writes an archive of the database and the files, also while the site serves.
await runWithConfig(async (config, log) => `${await backUp(config, log)}\n`);
