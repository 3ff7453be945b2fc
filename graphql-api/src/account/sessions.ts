import { randomBytes, randomUUID } from 'node:crypto';
import { formatPatterns } from '../../../rules/field/format.ts';
import { type Account, type Session, SessionEntity } from '../platform/access/account.entity.ts';
import { recordActivity } from '../platform/access/activity.ts';
import type { Context, SignedIn } from '../platform/access/context.ts';
import { ABSOLUTE_LIMIT, hashToken, IDLE_LIMIT } from '../platform/access/session.ts';
import { AppError } from '../platform/core/errors.ts';
import type { DeviceType } from './type.ts';

/** Starts a session and returns its token; deletes the account's expired sessions. */
export async function beginSession({ em, deviceName }: Context, account: Account): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const idle = { lastUsedAt: { $lt: new Date(now.getTime() - IDLE_LIMIT) } };
  const old = { createdAt: { $lt: new Date(now.getTime() - ABSOLUTE_LIMIT) } };
  await em.nativeDelete(SessionEntity, { account, $or: [idle, old] });
  await em.insert(SessionEntity, {
    tokenHash: hashToken(token),
    session_id: randomUUID(),
    account,
    device: deviceName,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: null,
  });
  return token;
}

/** Returns the devices that are signed in to the caller's account, the latest use first. */
export async function listDevices(context: SignedIn): Promise<DeviceType[]> {
  const account = context.account;
  const now = Date.now();
  const sessions = await context.em.find(
    SessionEntity,
    {
      account,
      lastUsedAt: { $gt: new Date(now - IDLE_LIMIT) },
      createdAt: { $gt: new Date(now - ABSOLUTE_LIMIT) },
    },
    { orderBy: { lastUsedAt: 'desc', createdAt: 'desc' } },
  );
  return sessions.map((session) => deviceOfSession(context, session));
}

function deviceOfSession({ token }: Context, session: Session): DeviceType {
  const { session_id, device, createdAt, lastUsedAt } = session;
  const isCurrent = session.tokenHash === hashToken(token ?? '');
  return { session_id, device, createdAt, lastUsedAt, isCurrent };
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
