import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../core/errors.ts';
import { databaseTime } from '../database/clock.ts';
import { type Account, SecondFactorEntity, SessionEntity } from './account.entity.ts';
import type { Context, SignedIn } from './context.ts';
import { hashToken } from './session.ts';

/** The time for which a code confirms a session, in milliseconds (docs/decisions/step-up.md). */
const LIFETIME = 10 * 60 * 1000;

export const codeRequired = () =>
  new AppError('SECOND_FACTOR_REQUIRED', 'Enter a code of your authenticator app, or a recovery code.');

/** Returns whether an account has a second factor that is turned on. */
export async function hasSecondFactor(
  em: EntityManager,
  { account_id }: Pick<Account, 'account_id'>,
): Promise<boolean> {
  return (await em.count(SecondFactorEntity, { account_id, enabledAt: { $ne: null } })) > 0;
}

/** Stores that the caller's session has entered a code. */
export async function confirmSession({ em, token }: Context): Promise<void> {
  const confirmedAt = await databaseTime(em);
  await em.nativeUpdate(SessionEntity, { tokenHash: hashToken(token ?? '') }, { confirmedAt });
}

/** Throws SECOND_FACTOR_REQUIRED unless the session is confirmed or the account has no second factor. */
export async function requireConfirmation({ account, em, token }: SignedIn): Promise<void> {
  if (!(await hasSecondFactor(em, account))) return;
  const now = await databaseTime(em);
  const confirmedAt = { $gt: new Date(now.getTime() - LIFETIME) };
  const isConfirmed = (await em.count(SessionEntity, { tokenHash: hashToken(token ?? ''), confirmedAt })) > 0;
  if (!isConfirmed) throw codeRequired();
}
