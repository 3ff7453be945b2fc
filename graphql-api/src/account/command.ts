import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { formatPatterns } from '../../../rules/field/format.ts';
import { MAX_LOGIN_EMAIL } from '../../../rules/form/account.ts';
import { recordActivity } from '../platform/access/activity.ts';
import { ConfigError } from '../platform/core/config.ts';
import { BadInput } from '../platform/core/errors.ts';
import { passwordFault } from '../platform/core/password-rule.ts';
import { addAdmin, deleteSecondFactor, listAdmins, removeAccount, setAccountPassword } from './admins.ts';
import { deleteInvitation, listInvitations } from './link/service.ts';
import { randomPassword } from './password.ts';

const USAGE = `npm run admin -- <command>
  add <email> [password]        adds an owner; without a password a random one is printed
  password <email> [password]   sets another password and ends the admin's sessions
  reset-second-factor <email>   turns the second factor of an admin off, after its device and recovery codes are lost
  list                          lists the admins with their roles and open sessions, and the invitations
  revoke <email>                removes an admin with its sessions and invitations, or withdraws an invitation`;

/** Runs a command and returns the text to print; throws ConfigError for user errors. */
export async function runAdminCommand(
  em: EntityManager,
  args: string[],
  log: FastifyBaseLogger,
): Promise<string> {
  const [command = '', typed, password, ...rest] = args;
  if (rest.length > 0) throw new ConfigError(USAGE);
  switch (command) {
    case 'add':
      return add(em, emailOf(typed), passwordOf(password));
    case 'password':
      return change(em, emailOf(typed), passwordOf(password), log);
    case 'reset-second-factor':
      if (password !== undefined) throw new ConfigError(USAGE);
      return resetSecondFactor(em, emailOf(typed), log);
    case 'list':
      return list(em);
    case 'revoke':
      return revoke(em, emailOf(typed), log);
    default:
      throw new ConfigError(USAGE);
  }
}

interface Password {
  text: string;
  /** The text to print; empty if the user typed the password. */
  shown: string;
}

async function add(em: EntityManager, email: string, { text, shown }: Password): Promise<string> {
  if (!(await addAdmin(em, email, text))) throw new ConfigError(`${email} is an admin already.`);
  return `${email} is an admin now.${shown}`;
}

async function change(
  em: EntityManager,
  email: string,
  { text, shown }: Password,
  log: FastifyBaseLogger,
): Promise<string> {
  const account = await setAccountPassword(em, email, text);
  if (!account) throw new ConfigError(`There is no admin ${email}.`);
  await recordActivity({ em, log, account: null }, 'password.changed', { subject: email });
  return `${email} has another password; its sessions have ended.${shown}`;
}

async function resetSecondFactor(em: EntityManager, email: string, log: FastifyBaseLogger): Promise<string> {
  if (!(await deleteSecondFactor(em, email))) throw new ConfigError(`${email} has no second factor.`);
  await recordActivity({ em, log, account: null }, 'second_factor.disabled', { subject: email });
  return `${email} signs in by the password only.`;
}

async function list(em: EntityManager): Promise<string> {
  const admins = (await listAdmins(em)).map(
    ({ email, role, createdAt, sessionCount, hasSecondFactor }) =>
      `${email}  ${role}, since ${dayOf(createdAt)}, two-step verification: ${hasSecondFactor ? 'on' : 'off'}, open sessions: ${sessionCount}`,
  );
  const invitations = (await listInvitations(em)).map(
    ({ email, role, invitedBy, expiresAt }) =>
      `${email}  ${role}, invited by ${invitedBy}, until ${dayOf(expiresAt)}`,
  );
  return [...(admins.length > 0 ? admins : ['There is no admin.']), ...invitations].join('\n');
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

async function revoke(em: EntityManager, email: string, log: FastifyBaseLogger): Promise<string> {
  const recorder = { em, log, account: null };
  const removed = await removeAccount(em, { email }).catch((error: unknown) => {
    throw error instanceof BadInput ? new ConfigError(error.message) : error;
  });
  if (removed) {
    await recordActivity(recorder, 'admin.removed', { subject: email });
    return `${email} is no admin any more; its sessions and invitations have ended.`;
  }
  if (!(await deleteInvitation(em, email))) throw new ConfigError(`There is no admin ${email}.`);
  await recordActivity(recorder, 'invitation.withdrawn', { subject: email });
  return `The invitation of ${email} is withdrawn.`;
}

function emailOf(typed: string | undefined): string {
  if (typed === undefined) throw new ConfigError(USAGE);
  const email = typed.trim().toLowerCase();
  if (!formatPatterns.email.test(email) || email.length > MAX_LOGIN_EMAIL) {
    throw new ConfigError(`'${typed}' is not an email address of at most ${MAX_LOGIN_EMAIL} characters.`);
  }
  return email;
}

function passwordOf(typed: string | undefined): Password {
  if (typed === undefined) {
    const text = randomPassword();
    return { text, shown: `\nPassword: ${text} (it is not shown again)` };
  }
  const fault = passwordFault(typed);
  if (fault !== undefined) throw new ConfigError(`The password ${fault}.`);
  return { text: typed, shown: '' };
}
