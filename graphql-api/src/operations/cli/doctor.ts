import 'reflect-metadata';
import { MAIL_VARIABLES } from '../../mail/folder.ts';
import { ConfigError, readConfig } from '../../platform/core/config.ts';
import {
  checkBackup,
  checkDisk,
  checkMail,
  checkProxy,
  checkSite,
  checkStorage,
  type Finding,
  ok,
  runCheck,
  warning,
} from '../doctor/checks.ts';
import { checkDatabase } from '../doctor/database.ts';
import { checkMailbox } from '../doctor/mailbox.ts';

// `npm run doctor`: prints a line for each check, exits with 1 if one failed. Only writes and deletes a file.

const placeholders = ['BUSINESS_NAME', 'BUSINESS_EMAIL', 'BUSINESS_PHONE'];

function checkConfiguration(): Finding[] {
  const missing = placeholders.filter((name) => !process.env[name]);
  return missing.length > 0
    ? [warning(`placeholders are used for ${missing.join(', ')}; set them`)]
    : [ok('every variable is valid')];
}

async function examine(): Promise<string[]> {
  const config = readConfig(process.env);
  return [
    ...(await runCheck('configuration', '', async () => checkConfiguration())),
    ...(await runCheck('site', 'start the site', () => checkSite(config))),
    ...(await runCheck('database', 'check DATABASE_URL', () => checkDatabase(config))),
    ...(await runCheck('mail', `check ${MAIL_VARIABLES}`, () => checkMail(config))),
    ...(await runCheck('mailbox', 'check IMAP_URL', () => checkMailbox(config))),
    ...(await runCheck('storage', 'check DATA_DIR and S3_*', () => checkStorage(config))),
    ...(await runCheck('disk', 'check DATA_DIR', () => checkDisk(config))),
    ...(await runCheck('backup', 'check DATA_DIR', () => checkBackup(config))),
    ...(await runCheck('proxy', 'check SITE_URL', () => checkProxy(config))),
  ];
}

const lines = await examine().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  return [`failed   configuration: ${error.message}; correct this variable`];
});
process.stdout.write(`${lines.join('\n')}\n`);
if (lines.some((line) => line.startsWith('failed'))) process.exitCode = 1;
