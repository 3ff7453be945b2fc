import 'reflect-metadata';
import { runAdminCommand } from '../../account/command.ts';
import { runCommand } from './command.ts';

// `npm run admin -- add|password|reset-second-factor|list|revoke`: manages the admins.
await runCommand(async (em, _config, log) => `${await runAdminCommand(em, process.argv.slice(2), log)}\n`);
