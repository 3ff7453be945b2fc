import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Account, SessionEntity } from './account.entity.ts';

const HOUR = 60 * 60 * 1000;
/** A session ends after 14 days without a request, and after 90 days in any case. */
export const IDLE_LIMIT = 14 * 24 * HOUR;
export const ABSOLUTE_LIMIT = 90 * 24 * HOUR;

/** Matches the sessions that have not ended at a time. */
export const openAt = (now: number) => ({
  lastUsedAt: { $gt: new Date(now - IDLE_LIMIT) },
  createdAt: { $gt: new Date(now - ABSOLUTE_LIMIT) },
});

/** Returns the stored form of a token. A hash, so that a copy of the table does not allow signing in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns the account of a token; null if the token is unknown or its session has expired. */
export async function accountOfToken(em: EntityManager, token: string): Promise<Account | null> {
  const now = Date.now();
  const session = await em.findOne(
    SessionEntity,
    { tokenHash: hashToken(token), ...openAt(now) },
    { populate: ['account'] },
  );
  if (!session) return null;
  // Updates the time once an hour: the limit is in weeks, and this saves a write for each request.
  if (session.lastUsedAt.getTime() < now - HOUR) {
    await em.nativeUpdate(SessionEntity, { tokenHash: session.tokenHash }, { lastUsedAt: new Date(now) });
  }
  return session.account;
}
