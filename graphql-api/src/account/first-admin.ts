import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_LOGIN_EMAIL } from '../../../rules/form/account.ts';
import type { App } from '../platform/access/context.ts';
import { createFirstAdmin, ensureAdmin } from './admins.ts';

/** The part of a terminal that `provideAdmin` uses. */
type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Creates the configured admin. Without one, a database without accounts gets an admin with a random password, shown
 * once: on the terminal or, without a terminal, in a file that only this user can read. It is never logged, because logs
 * are archived and forwarded.
 */
export async function provideAdmin(app: App, terminal: Terminal = process.stderr): Promise<void> {
  const { config, database, log } = app;
  const em = database.em.fork();
  if (config.admin) return ensureAdmin(em, config.admin.email, config.admin.password);
  const { business, siteUrl, dataDir } = config;
  const email = business.email.length > MAX_LOGIN_EMAIL ? 'owner@example.com' : business.email;
  await createFirstAdmin(em, email, async (password) => {
    const text =
      `Sign in at ${siteUrl}/login as ${email} with the password ${password}\n` +
      'It is not shown again; `npm run admin -- password` sets another one.\n';
    if (terminal.isTTY) return void terminal.write(text);
    const file = join(dataDir, 'first-admin-password.txt');
    // `mode` applies to new files only.
    await rm(file, { force: true });
    await writeFile(file, text, { mode: 0o600 });
    log.warn(`the first admin was created: its password is in ${file}`);
  });
}
