import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../core/errors.ts';
import { logEvent } from '../core/security-log.ts';
import { type Account, SessionEntity } from './account.entity.ts';
import type { Context } from './context.ts';

const HOUR = 60 * 60 * 1000;
/** A session ends after two weeks without a request, and after ninety days in any case. */
export const IDLE_LIMIT = 14 * 24 * HOUR;
export const ABSOLUTE_LIMIT = 90 * 24 * HOUR;

/** How a token is stored: who reads the table cannot sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

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

/** Throws UNAUTHENTICATED for anonymous callers and FORBIDDEN for who is no admin. */
export function requireAdmin({ account, log }: Context): Account {
  if (account?.isAdmin) return account;
  logEvent(log, 'access.refused', account ? { account: account.account_id } : {});
  throw account
    ? new AppError('FORBIDDEN', 'Only an admin may do this.')
    : new AppError('UNAUTHENTICATED', 'Sign in first.');
}
