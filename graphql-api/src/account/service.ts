import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Account, AccountEntity, SessionEntity } from '../access/account.entity.ts';
import type { Context } from '../access/context.ts';
import { ABSOLUTE_LIMIT, hashToken, IDLE_LIMIT } from '../access/session.ts';
import { AppError } from '../core/errors.ts';
import { logEvent } from '../core/security-log.ts';
import { deviceOf, issueDeviceToken } from './device.ts';
import { beginLogin } from './login-limit.ts';
import { isPassword } from './password.ts';
import type { Login } from './type.ts';

/**
 * Signs in. Throws UNAUTHENTICATED, with the same message and timing for an unknown email address and a wrong password,
 * and RateLimited after too many attempts.
 */
export async function login(context: Context, typed: string, password: string): Promise<Login> {
  const { app, em, log } = context;
  const email = typed.trim().toLowerCase();
  const account = await em.findOne(AccountEntity, { email });
  const device = await deviceOf(app, account, context.device.read());
  const attempt = await beginLogin(context, email, device);
  const right = await isPassword(account?.passwordHash, password);
  if (!account || !right) {
    logEvent(log, 'login.failed', account ? { account: account.account_id } : {});
    throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
  }
  await attempt.succeeded();
  logEvent(log, 'login.succeeded', { account: account.account_id });
  if (device === null) context.device.write(await issueDeviceToken(app, account));
  return { email: account.email, isAdmin: account.isAdmin, token: await beginSession(em, account) };
}

/** Starts a session and returns its token; deletes the account's expired sessions. */
async function beginSession(em: EntityManager, account: Account): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const idle = { lastUsedAt: { $lt: new Date(now.getTime() - IDLE_LIMIT) } };
  const old = { createdAt: { $lt: new Date(now.getTime() - ABSOLUTE_LIMIT) } };
  await em.nativeDelete(SessionEntity, { account, $or: [idle, old] });
  em.create(SessionEntity, { tokenHash: hashToken(token), account, createdAt: now, lastUsedAt: now });
  await em.flush();
  return token;
}

/** Ends the session of this token. Idempotent: an unknown session counts as ended. */
export async function logout(context: Context, token: string): Promise<void> {
  const { em, account, log } = context;
  const ended = await em.nativeDelete(SessionEntity, { tokenHash: hashToken(token) });
  if (ended > 0 && account) logEvent(log, 'logout', { account: account.account_id });
  context.signedOut = true;
}
