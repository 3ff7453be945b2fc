import 'reflect-metadata';
import { CommandError, runAdminCommand } from './account/account.command.ts';
import { createLog } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { connect } from './database/connect.ts';

/** `npm run admin -- add|password|list|revoke`: admins, managed from the server's shell. */
async function main(): Promise<string> {
  const config = readConfig({ LOG_LEVEL: 'error', ...process.env });
  const database = await connect(config, createLog(config));
  try {
    await database.migrate();
    return await runAdminCommand(database.em.fork(), process.argv.slice(2));
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  const said = error instanceof CommandError || code?.startsWith('ERR_PARSE_ARGS') === true;
  if (error instanceof ConfigError) {
    const inUse = message.includes('in use') ? ': stop the server, then run this again.' : '';
    console.error(`${message}${inUse}`);
  } else console.error(said ? message : error);
  process.exit(1);
}
