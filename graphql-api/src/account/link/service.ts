import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AccountEntity, SessionEntity } from '../../access/account.entity.ts';
import { recordActivity } from '../../access/activity.ts';
import { requireConfirmation } from '../../access/confirmation.ts';
import type { Context } from '../../access/context.ts';
import { hashToken } from '../../access/session.ts';
import { BadInput } from '../../core/errors.ts';
import { databaseTime } from '../../database/clock.ts';
import { type Limit, rejectFor } from '../../limit/rate-limits.ts';
import { addAdmin } from '../admins.ts';
import { hashPassword } from '../password.ts';
import { requirePassword } from '../service.ts';
import { type LinkPurpose, PasswordLinkEntity } from './entity.ts';
import { enqueueLink } from './queue.ts';

const HOUR = 60 * 60;
/** In seconds. */
const LIFETIMES: Record<LinkPurpose, number> = { reset: HOUR, invitation: 72 * HOUR };

const requestsOfNetwork: Limit = { name: 'reset-network', points: 10, seconds: HOUR };
const requestsOfEmail: Limit = { name: 'reset-email', points: 3, seconds: HOUR };
const usesOfNetwork: Limit = { name: 'link-network', points: 20, seconds: 10 * 60 };

/**
 * Queues a mail with a link that sets another password. Does the same with and without an account, so that neither the response
 * nor its time reveals which accounts exist; the job looks for the account. Throws RateLimited.
 */
export async function requestPasswordReset(context: Context, typed: string): Promise<void> {
  const { app, ipAddress } = context;
  const email = typed.trim().toLowerCase();
  rejectFor(await app.rateLimits.takeForNetworks([requestsOfNetwork], ipAddress));
  rejectFor(await app.rateLimits.take(requestsOfEmail, email));
  await enqueueLink(app, context.em, { email, purpose: 'reset' });
}

/** Queues a mail that invites an admin. Throws BadInput for an admin, and SECOND_FACTOR_REQUIRED as an export does. */
export async function inviteAdmin(context: Context, typed: string): Promise<void> {
  const email = typed.trim().toLowerCase();
  if ((await context.em.count(AccountEntity, { email, isAdmin: true })) > 0) {
    throw new BadInput({ email: 'This is an admin already.' });
  }
  await requireConfirmation(context);
  await recordActivity(context, 'admin.invited', { subject: email });
  await enqueueLink(context.app, context.em, { email, purpose: 'invitation' });
}

/** Stores a new link, which replaces the older one of this email address. Returns its token. */
export async function createLink(em: EntityManager, email: string, purpose: LinkPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = await databaseTime(em);
  await em.upsert(PasswordLinkEntity, {
    email,
    purpose,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + LIFETIMES[purpose] * 1000),
  });
  return token;
}

/**
 * Sets a password by a mailed link, which works once, and ends all sessions of the account. An invitation adds the admin. Throws
 * BadInput for a password that breaks the rule, which leaves the link valid, and for a link that is unknown, used or expired.
 */
export async function setPassword(context: Context, token: string, password: string): Promise<void> {
  const { app, log, ipAddress } = context;
  rejectFor(await app.rateLimits.takeForNetworks([usesOfNetwork], ipAddress));
  requirePassword(password);
  const passwordHash = await hashPassword(password);
  await context.em.transactional(async (em) => {
    const link = await em.findOne(
      PasswordLinkEntity,
      { tokenHash: hashToken(token), expiresAt: { $gt: await databaseTime(em) } },
      { lockMode: 4 },
    );
    if (!link) throw new BadInput({ token: 'This link does not work any more. Request another one.' });
    const { email, purpose } = link;
    await em.nativeDelete(PasswordLinkEntity, { email });
    if (purpose === 'invitation') await addAdmin(em, email, password);
    const account = await em.findOne(AccountEntity, { email });
    if (!account) throw new BadInput({ token: 'This account does not exist any more.' });
    const { account_id } = account;
    const isAdmin = account.isAdmin || purpose === 'invitation';
    await em.nativeUpdate(AccountEntity, { account_id }, { passwordHash, isAdmin });
    await em.nativeDelete(SessionEntity, { account: account_id });
    await recordActivity({ em, log, account }, purpose === 'reset' ? 'password.reset' : 'admin.added');
  });
}

/** Deletes the links that have expired. */
export async function deleteExpiredLinks(em: EntityManager): Promise<void> {
  await em.execute(`delete from "password_link" where "expiresAt" < now()`);
}
