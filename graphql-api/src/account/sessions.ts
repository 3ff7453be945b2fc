import { randomBytes, randomUUID } from 'node:crypto';
import { formatPatterns } from '../../../rules/field/format.ts';
import { type Account, SessionEntity } from '../platform/access/account.entity.ts';
import { recordActivity } from '../platform/access/activity.ts';
import type { Context, SignedIn } from '../platform/access/context.ts';
import { hashToken, openAt } from '../platform/access/session.ts';
import { AppError } from '../platform/core/errors.ts';
import type { DeviceType } from './type.ts';

/** Starts a session and returns its token; deletes the account's expired sessions. */
export async function beginSession({ em, deviceName }: Context, account: Account): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await em.nativeDelete(SessionEntity, { account, $not: openAt(now.getTime()) });
  await em.insert(SessionEntity, {
    tokenHash: hashToken(token),
    session_id: randomUUID(),
    account: account.account_id,
    device: deviceName,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: null,
  });
  return token;
}

/** Returns the devices that are signed in to the caller's account, the latest use first. */
export async function listDevices({ account, em, token }: SignedIn): Promise<DeviceType[]> {
  const sessions = await em.find(
    SessionEntity,
    { account, ...openAt(Date.now()) },
    { orderBy: { lastUsedAt: 'desc', createdAt: 'desc' } },
  );
  const current = hashToken(token ?? '');
  return sessions.map(({ session_id, device, createdAt, lastUsedAt, tokenHash }) => ({
    session_id,
    device,
    createdAt,
    lastUsedAt,
    isCurrent: tokenHash === current,
  }));
}

/** Ends a session of the caller's account. Throws NOT_FOUND if there is none. */
export async function endSession(context: SignedIn, session_id: string): Promise<void> {
  const account = context.account;
  const session = formatPatterns.uuid.test(session_id)
    ? await context.em.findOne(SessionEntity, { session_id, account })
    : null;
  if (!session) throw new AppError('NOT_FOUND', 'This device is signed out already.');
  await context.em.nativeDelete(SessionEntity, { session_id });
  await recordActivity(context, 'session.ended', { subject: session.device });
}

/** Ends the sessions of the caller's account on all other devices. */
export async function endOtherSessions({ em, token }: Context, account: Account): Promise<void> {
  await em.nativeDelete(SessionEntity, { account, tokenHash: { $ne: hashToken(token ?? '') } });
}
