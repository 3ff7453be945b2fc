import { type Account, AccountEntity, SessionEntity } from '../platform/access/account.entity.ts';
import { logEvent, recordActivity } from '../platform/access/activity.ts';
import { codeRequired, hasSecondFactor } from '../platform/access/confirmation.ts';
import type { Context, SignedIn } from '../platform/access/context.ts';
import { hasRight, roleOf } from '../platform/access/roles.ts';
import { hashToken } from '../platform/access/session.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { passwordFault } from '../platform/core/password-rule.ts';
import { PasswordLinkEntity } from './link/entity.ts';
import { beginLogin, rememberDevice } from './login-limit.ts';
import { hashPassword, isPassword } from './password.ts';
import { consumeCode, WRONG_CODE } from './second-factor-code.ts';
import { beginSession, endOtherSessions } from './sessions.ts';
import type { AccountType, ChangePasswordInput, Login, LoginInput, ProfileInput } from './type.ts';

/**
 * Signs in. Throws UNAUTHENTICATED, with the same message and timing for an unknown email address and a wrong
 * password, RateLimited, and SECOND_FACTOR_REQUIRED if the account needs a code and there is none.
 */
export async function login(context: Context, { email: typed, password, code }: LoginInput): Promise<Login> {
  const { em, log } = context;
  const email = typed.trim().toLowerCase();
  const account = await em.findOne(AccountEntity, { email });
  const attempt = await beginLogin(context, email, account);
  const right = await isPassword(account?.passwordHash, password);
  if (!account || !right) {
    logEvent(log, 'login.failed', account ? { account: account.account_id } : {});
    throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
  }
  if (await hasSecondFactor(em, account)) {
    if (!code) {
      await attempt.succeeded();
      throw codeRequired();
    }
    if (!(await consumeCode({ em, log, account }, code))) {
      logEvent(log, 'second_factor.failed', { account: account.account_id });
      throw new AppError('UNAUTHENTICATED', WRONG_CODE, { fields: { code: WRONG_CODE } });
    }
  }
  await attempt.succeeded();
  await recordActivity({ em, log, account }, 'login.succeeded', { subject: context.deviceName });
  rememberDevice(context, account);
  return { ...accountView(account), token: await beginSession(context, account) };
}

/** Returns an account as its holder sees it. */
export const accountView = (account: Account): AccountType => ({
  email: account.email,
  isAdmin: hasRight(account, 'adminArea'),
  role: roleOf(account),
  name: account.name,
  signature: account.signature,
});

/** Changes the name and the signature of the caller. */
export async function changeProfile(
  { account, em }: SignedIn,
  { name, signature }: ProfileInput,
): Promise<AccountType> {
  const profile = { name: name ?? '', signature: signature ?? '' };
  await em.nativeUpdate(AccountEntity, { account_id: account.account_id }, profile);
  return accountView({ ...account, ...profile });
}

/**
 * Changes the caller's password, ends the sessions of other devices and mailed links. Throws BadInput if the
 * current password is wrong or the new one breaks the rule, and RateLimited after too many attempts.
 */
export async function changePassword(
  context: SignedIn,
  { currentPassword, password }: ChangePasswordInput,
): Promise<void> {
  const { account, em } = context;
  await checkPassword(context, currentPassword, 'currentPassword');
  requirePassword(password);
  if (password === currentPassword) throw new BadInput({ password: 'This is your current password.' });
  const passwordHash = await hashPassword(password);
  await em.transactional(async (within) => {
    await within.nativeUpdate(AccountEntity, { account_id: account.account_id }, { passwordHash });
    await endOtherSessions({ ...context, em: within }, account);
    await within.nativeDelete(PasswordLinkEntity, { email: account.email });
    await recordActivity({ ...context, em: within }, 'password.changed');
  });
}

/** Throws BadInput for `field` unless this is the caller's password, RateLimited after too many attempts. */
export async function checkPassword(context: SignedIn, password: string, field: string): Promise<void> {
  const { account } = context;
  const attempt = await beginLogin(context, account.email, account);
  if (!(await isPassword(account.passwordHash, password))) {
    throw new BadInput({ [field]: 'This is not your current password.' });
  }
  await attempt.succeeded();
}

/** Throws BadInput if a new password breaks the rule. */
export function requirePassword(password: string): void {
  const fault = passwordFault(password);
  if (fault !== undefined) throw new BadInput({ password: `The password ${fault}.` });
}

/** Ends the session of this token. Idempotent: an unknown session counts as ended. */
export async function logout(context: Context, token: string): Promise<void> {
  const { em, account, log } = context;
  const ended = await em.nativeDelete(SessionEntity, { tokenHash: hashToken(token) });
  if (ended > 0 && account) logEvent(log, 'logout', { account: account.account_id });
  context.signedOut = true;
}
