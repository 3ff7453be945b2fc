import { randomBytes } from 'node:crypto';
import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { millisecondsOf, periods } from '../../../../rules/periods.ts';
import type { Role } from '../../../../rules/roles.ts';
import { enqueueMails } from '../../mail/service.ts';
import { AccountEntity, SessionEntity } from '../../platform/access/account.entity.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import { hasSecondFactor } from '../../platform/access/confirmation.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { hashToken } from '../../platform/access/session.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { type Limit, rejectFor } from '../../platform/limit/rate-limits.ts';
import { addAdmin } from '../admins.ts';
import { rememberDevice } from '../login-limit.ts';
import { hashPassword } from '../password.ts';
import { accountView, requirePassword } from '../service.ts';
import { beginSession } from '../sessions.ts';
import type { Login } from '../type.ts';
import { type LinkPurpose, PasswordLinkEntity } from './entity.ts';

const HOUR = 60 * 60;

const requestsOfNetwork: Limit = { name: 'reset-network', points: 10, seconds: HOUR };
const requestsOfEmail: Limit = { name: 'reset-email', points: 3, seconds: HOUR };
const usesOfNetwork: Limit = { name: 'link-network', points: 20, seconds: 10 * 60 };

/**
 * Queues a mail with a link that sets another password; the job looks for the account. Does the same without
 * an account, so that neither the response nor its time reveals which accounts exist. Throws RateLimited.
 */
export async function requestPasswordReset(context: Context, typed: string): Promise<void> {
  const { app, ipAddress } = context;
  const email = typed.trim().toLowerCase();
  rejectFor(await app.rateLimits.takeForNetworks([requestsOfNetwork], ipAddress));
  rejectFor(await app.rateLimits.take(requestsOfEmail, email));
  await context.em.transactional((em) =>
    enqueueMails(em, [{ kind: { name: 'reset' satisfies LinkPurpose }, recipient: email }]),
  );
}

/** Stores an invitation, which replaces an earlier one, and queues its mail. Throws BadInput for an admin. */
export async function inviteAdmin(context: SignedIn, typed: string, role: Role): Promise<void> {
  const invitedBy = context.account.account_id;
  const email = typed.trim().toLowerCase();
  if ((await context.em.count(AccountEntity, { email })) > 0) {
    throw new BadInput({ email: 'This is an admin already.' });
  }
  await context.em.transactional(async (em) => {
    await deleteInvitation(em, email);
    await em.insert(PasswordLinkEntity, {
      ...(await newLink(em, email, 'invitation')).link,
      role,
      invitedBy,
    });
    await recordActivity({ ...context, em }, 'admin.invited', { subject: email });
    await enqueueMails(em, [{ kind: { name: 'invitation' satisfies LinkPurpose }, recipient: email }]);
  });
}

/** Returns the invitations that are valid, the latest to expire first, with the sender's email address. */
export async function listInvitations(em: EntityManager) {
  const links = await em.find(
    PasswordLinkEntity,
    { purpose: 'invitation', expiresAt: { $gt: raw('now()') } },
    { populate: ['invitedBy'], orderBy: { expiresAt: 'desc' } },
  );
  return links.flatMap(({ email, role, invitedBy, expiresAt }) =>
    invitedBy && role ? [{ email, role, invitedBy: invitedBy.email, expiresAt }] : [],
  );
}

/** Deletes the invitation to an email address; returns false if there is none. */
export async function deleteInvitation(em: EntityManager, typed: string): Promise<boolean> {
  const email = typed.trim().toLowerCase();
  return (await em.nativeDelete(PasswordLinkEntity, { email, purpose: 'invitation' })) > 0;
}

/** Ends an invitation. Throws NOT_FOUND. */
export async function withdrawInvitation(context: Context, email: string): Promise<void> {
  if (!(await deleteInvitation(context.em, email))) {
    throw new AppError('NOT_FOUND', 'There is no such invitation any more.');
  }
  await recordActivity(context, 'invitation.withdrawn', { subject: email.trim().toLowerCase() });
}

/** Deletes the links that have expired. */
export async function deleteOldLinks(em: EntityManager): Promise<void> {
  await em.nativeDelete(PasswordLinkEntity, { expiresAt: { $lt: raw('now()') } });
}

/** The role of an invited admin, and the sender: 'Ann Lee (ann@example.com)'. */
export interface Invitation {
  role: Role;
  by: string;
}

interface MailedLink {
  token: string;
  /** Null for a reset. */
  invitation: Invitation | null;
}

/** Stores the link of a mail. Returns null if an invitation was withdrawn before its mail. */
export async function createLink(
  em: EntityManager,
  email: string,
  purpose: LinkPurpose,
): Promise<MailedLink | null> {
  const { token, link } = await newLink(em, email, purpose);
  if (purpose === 'reset') {
    await em.insert(PasswordLinkEntity, link);
    return { token, invitation: null };
  }
  const stored = await em.findOne(PasswordLinkEntity, { email, purpose }, { populate: ['invitedBy'] });
  if (!stored) return null;
  const { role, invitedBy: sender, tokenHash: earlier } = stored;
  const { tokenHash, expiresAt } = link;
  const updated = await em.nativeUpdate(PasswordLinkEntity, { tokenHash: earlier }, { tokenHash, expiresAt });
  if (updated === 0) return null;
  const by = sender?.name ? `${sender.name} (${sender.email})` : sender?.email;
  return { token, invitation: role && by ? { role, by } : null };
}

async function newLink(em: EntityManager, email: string, purpose: LinkPurpose) {
  const token = randomBytes(32).toString('base64url');
  const now = await databaseTime(em);
  const expiresAt = new Date(now.getTime() + millisecondsOf(periods[purpose]));
  return { token, link: { email, purpose, tokenHash: hashToken(token), expiresAt } };
}

/** Returns whether a mailed link sets a password. Throws RateLimited, as its use does. */
export async function isPasswordLinkValid({ app, em, ipAddress }: Context, token: string): Promise<boolean> {
  rejectFor(await app.rateLimits.takeForNetworks([usesOfNetwork], ipAddress));
  return (await em.count(PasswordLinkEntity, await validLink(em, token))) > 0;
}

/** Returns the condition for the link with this token, if it has not expired. */
async function validLink(em: EntityManager, token: string) {
  return { tokenHash: hashToken(token), expiresAt: { $gt: await databaseTime(em) } };
}

/**
 * Sets a password by a mailed link, which works once, and ends all sessions of the account. An invitation
 * adds the admin and signs in, unless the account has a second factor. The device gets a token, so that
 * attempts by others do not lock it out. Throws BadInput for an unknown, used or expired link, and for a
 * password that breaks the rule, which leaves the link valid.
 */
export async function setPassword(context: Context, token: string, password: string): Promise<Login | null> {
  const { app, log, ipAddress } = context;
  rejectFor(await app.rateLimits.takeForNetworks([usesOfNetwork], ipAddress));
  requirePassword(password);
  const passwordHash = await hashPassword(password);
  const [changed, how] = await context.em.transactional(async (em) => {
    const link = await em.findOne(PasswordLinkEntity, await validLink(em, token), { lockMode: 4 });
    if (!link) throw new BadInput({ token: 'This link no longer works. Request another one.' });
    const { email, purpose, role } = link;
    await em.nativeDelete(PasswordLinkEntity, { email });
    if (role) await addAdmin(em, email, password, role);
    const account = await em.findOne(AccountEntity, { email });
    if (!account) throw new BadInput({ token: 'This account no longer exists.' });
    const { account_id } = account;
    await em.nativeUpdate(AccountEntity, { account_id }, { passwordHash });
    await em.nativeDelete(SessionEntity, { account: account_id });
    await recordActivity({ em, log, account }, purpose === 'reset' ? 'password.reset' : 'admin.added');
    return [account, purpose] as const;
  });
  rememberDevice(context, changed);
  if (how === 'reset' || (await hasSecondFactor(context.em, changed))) return null;
  return { ...accountView(changed), token: await beginSession(context, changed) };
}
