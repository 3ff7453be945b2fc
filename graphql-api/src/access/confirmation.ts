import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../core/errors.ts';
import { databaseTime } from '../database/clock.ts';
import { type Account, SecondFactorEntity, SessionEntity } from './account.entity.ts';
import type { Context } from './context.ts';
import { hashToken, requireAdmin } from './session.ts';

/** Time within which a confirmed operation must follow, in milliseconds. */
const LIFETIME = 5 * 60 * 1000;

export const codeRequired = () =>
  new AppError('SECOND_FACTOR_REQUIRED', 'Enter a code of your authenticator app, or a recovery code.');

/** Returns whether an account has a second factor that is turned on. */
export async function hasSecondFactor(em: EntityManager, { account_id }: Account): Promise<boolean> {
  return (await em.count(SecondFactorEntity, { account_id, enabledAt: { $ne: null } })) > 0;
}

/** Stores that the caller's session has entered a code. */
export async function confirmSession({ em, token }: Context): Promise<void> {
  const confirmedAt = await databaseTime(em);
  await em.nativeUpdate(SessionEntity, { tokenHash: hashToken(token ?? '') }, { confirmedAt });
}

/**
 * Returns the admin. Throws SECOND_FACTOR_REQUIRED if the account has a second factor and the session has not entered a code for
 * this operation: a confirmation is valid for one operation.
 */
export async function requireConfirmation(context: Context): Promise<Account> {
  const account = requireAdmin(context);
  const { em, token } = context;
  if (!(await hasSecondFactor(em, account))) return account;
  const now = await databaseTime(em);
  const confirmedAt = { $gt: new Date(now.getTime() - LIFETIME) };
  const session = { tokenHash: hashToken(token ?? ''), confirmedAt };
  const used = await em.nativeUpdate(SessionEntity, session, { confirmedAt: null });
  if (used === 0) throw codeRequired();
  return account;
}
