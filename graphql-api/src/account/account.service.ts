import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { AppError } from '../graphql/errors.ts';
import { type Account, AccountEntity, SessionEntity } from './account.entity.ts';
import { isPassword } from './account.password.ts';
import type { Login } from './account.type.ts';
import { beginLogin } from './login-limit.ts';

const HOUR = 60 * 60 * 1000;
/** A session ends after two weeks without a request, and after ninety days in any case. */
const IDLE_LIMIT = 14 * 24 * HOUR;
const ABSOLUTE_LIMIT = 90 * 24 * HOUR;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Signs in; throws UNAUTHENTICATED in the same words and time whether the address or the password is wrong, and
 * RateLimited where there were too many tries.
 */
export async function login(context: Context, typed: string, password: string): Promise<Login> {
  const { em } = context;
  const email = typed.trim().toLowerCase();
  const attempt = await beginLogin(context, email);
  const account = await em.findOne(AccountEntity, { email });
  const right = await isPassword(account?.passwordHash, password);
  if (!account || !right) throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
  await attempt.succeeded();
  return { email: account.email, isAdmin: account.isAdmin, token: await beginSession(em, account) };
}

/** The token of a session that begins now; the account's sessions that have ended make room. */
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

/** Ends the session of this token; an unknown one is as ended as can be. */
export async function logout({ em }: Context, token: string): Promise<void> {
  await em.nativeDelete(SessionEntity, { tokenHash: hashToken(token) });
}

/** Whose token this is; null when it is unknown, idle for too long or too old. */
export async function accountOfToken(em: EntityManager, token: string): Promise<Account | null> {
  const now = Date.now();
  const session = await em.findOne(
    SessionEntity,
    {
      tokenHash: hashToken(token),
      lastUsedAt: { $gt: new Date(now - IDLE_LIMIT) },
      createdAt: { $gt: new Date(now - ABSOLUTE_LIMIT) },
    },
    { populate: ['account'] },
  );
  if (!session) return null;
  // Once an hour is enough for a limit of two weeks, and spares a write a request.
  if (session.lastUsedAt.getTime() < now - HOUR) {
    await em.nativeUpdate(SessionEntity, { tokenHash: session.tokenHash }, { lastUsedAt: new Date(now) });
  }
  return session.account;
}

/** Throws UNAUTHENTICATED for a stranger and FORBIDDEN for who is no admin. */
export function requireAdmin({ account }: Context): Account {
  if (!account) throw new AppError('UNAUTHENTICATED', 'Sign in first.');
  if (!account.isAdmin) throw new AppError('FORBIDDEN', 'Only an admin may do this.');
  return account;
}
