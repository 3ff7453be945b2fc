import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_LOGIN_EMAIL } from '../../../rules/form/account.ts';
import { type Role, rightsOf } from '../../../rules/roles.ts';
import {
  type Account,
  AccountEntity,
  SecondFactorEntity,
  SessionEntity,
} from '../platform/access/account.entity.ts';
import { hasSecondFactor } from '../platform/access/confirmation.ts';
import type { App } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { PasswordLinkEntity } from './link/entity.ts';
import { hashPassword, randomPassword } from './password.ts';

/** Adds this owner unless the account exists. Existing accounts keep their password. */
export async function ensureAdmin(em: EntityManager, email: string, password: string): Promise<void> {
  if (!(await findAccount(em, email))) await addAdmin(em, email, password);
}

/**
 * Adds an admin with a random password if the database has no account. `show` receives the password, which is
 * stored nowhere else; if it fails, the admin is not added.
 */
async function createFirstAdmin(
  em: EntityManager,
  email: string,
  show: (password: string) => Promise<void>,
): Promise<void> {
  if ((await em.count(AccountEntity)) > 0) return;
  const password = randomPassword();
  await em.transactional(async (within) => {
    if (await addAdmin(within, email, password)) await show(password);
  });
}

/** Adds an admin; returns false if the email address has an account already. */
export async function addAdmin(
  em: EntityManager,
  email: string,
  password: string,
  role: Role = 'owner',
): Promise<boolean> {
  const { affectedRows } = await em
    .createQueryBuilder(AccountEntity)
    .insert({
      email: email.toLowerCase(),
      passwordHash: await hashPassword(password),
      role,
      createdAt: new Date(),
    })
    .onConflict('email')
    .ignore()
    .execute('run');
  return affectedRows > 0;
}

/** Sets an account's password and ends its sessions; returns null if there is none. */
export async function setAccountPassword(
  em: EntityManager,
  email: string,
  password: string,
): Promise<Account | null> {
  const passwordHash = await hashPassword(password);
  return em.transactional(async (within) => {
    const account = await findAccount(within, email);
    if (!account) return null;
    account.passwordHash = passwordHash;
    await within.nativeDelete(SessionEntity, { account });
    await within.nativeDelete(PasswordLinkEntity, { email: account.email });
    return account;
  });
}

/** Returns all admins, the oldest first, with the number of their open sessions; or the one with an id. */
export async function listAdmins(em: EntityManager, which: { account_id?: number } = {}) {
  const accounts = await em.find(AccountEntity, which, { orderBy: { account_id: 'asc' }, refresh: true });
  return Promise.all(
    accounts.map(async (account) => ({
      account_id: account.account_id,
      email: account.email,
      name: account.name,
      role: account.role,
      createdAt: account.createdAt,
      sessionCount: await em.count(SessionEntity, { account }),
      hasSecondFactor: await hasSecondFactor(em, account),
    })),
  );
}

/**
 * Removes an account with its sessions, its mailed links and the invitations that it sent. Returns null if
 * there is none. Throws BadInput for the only owner.
 */
export async function removeAccount(
  em: EntityManager,
  which: { email: string } | { account_id: number },
): Promise<Account | null> {
  return em.transactional(async (within) => {
    const account = await findUnlessLast(within, which);
    if (!account) return null;
    const { account_id, email } = account;
    await within.nativeDelete(PasswordLinkEntity, { email });
    await within.nativeDelete(AccountEntity, { account_id });
    return account;
  });
}

/**
 * Changes the role of an account, and ends the invitations that it sent unless the role may send some.
 * Returns null if there is no account. Throws BadInput for the only owner.
 */
export async function changeRole(em: EntityManager, account_id: number, role: Role): Promise<Account | null> {
  return em.transactional(async (within) => {
    const account = await findUnlessLast(within, { account_id }, role);
    if (!account) return null;
    await within.nativeUpdate(AccountEntity, { account_id }, { role });
    if (!rightsOf(role).includes('accounts'))
      await within.nativeDelete(PasswordLinkEntity, { invitedBy: account_id });
    return account;
  });
}

/** Returns an account; null if there is none. Throws BadInput for the only owner, unless `role` is owner. */
async function findUnlessLast(
  em: EntityManager,
  which: { email: string } | { account_id: number },
  role?: Role,
): Promise<Account | null> {
  // Locks all owners, so that two of them cannot remove or demote each other at once.
  const owners = await em.find(
    AccountEntity,
    { role: 'owner' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const account = await em.findOne(AccountEntity, which);
  const isLast = owners.length === 1 && owners[0]?.account_id === account?.account_id;
  if (account && isLast && role !== 'owner')
    throw new BadInput({ id: `${account.email} is the only owner. Add another one first.` });
  return account;
}

/** Turns the second factor of an account off; returns false if there is none. */
export async function deleteSecondFactor(em: EntityManager, email: string): Promise<boolean> {
  const account = await findAccount(em, email);
  return (
    account !== null && (await em.nativeDelete(SecondFactorEntity, { account_id: account.account_id })) > 0
  );
}

function findAccount(em: EntityManager, email: string): Promise<Account | null> {
  return em.findOne(AccountEntity, { email: email.toLowerCase() });
}

/** The part of a terminal that `provideAdmin` uses. */
type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Creates the configured admin. Without one, a database without accounts gets an admin with a random
 * password, shown once: on the terminal or, without a terminal, in a file that only this user can read. It is
 * never logged, because logs are archived and forwarded.
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
