import { randomBytes } from 'node:crypto';
import type { Account } from '../platform/access/account.entity.ts';
import { logEvent } from '../platform/access/activity.ts';
import type { App, Context } from '../platform/access/context.ts';
import { RateLimited } from '../platform/core/errors.ts';
import { isSigned, sign } from '../platform/core/signature.ts';
import { networksOf } from '../platform/limit/networks.ts';
import type { Limit } from '../platform/limit/rate-limits.ts';

const WINDOW_SECONDS = 10 * 60;
const MAX_TRIES_PER_ACCOUNT = 30;
/** Less than an account's, so that one network cannot use up the tries of an account. */
const MAX_TRIES_PER_NETWORK = 20;

const byNetwork: Limit = { name: 'login-network', points: MAX_TRIES_PER_NETWORK, seconds: WINDOW_SECONDS };
const byAccount: Limit = { name: 'login-account', points: MAX_TRIES_PER_ACCOUNT, seconds: WINDOW_SECONDS };

/** A login attempt within the limits. */
interface LoginAttempt {
  /** Refunds the attempt: correct passwords do not count. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt before its password is checked, so that parallel attempts count too; throws RateLimited with at most
 * ten minutes to wait. The email address counts as typed, with or without an account, so that the response does not
 * reveal which accounts exist. A device that has signed in before has its own limit: attacks from elsewhere do not lock
 * the owner out.
 */
export async function beginLogin(
  context: Context,
  email: string,
  device: string | null,
): Promise<LoginAttempt> {
  const counted =
    device === null
      ? [
          ...networksOf(context.ipAddress).map((network) => ({ limit: byNetwork, key: network })),
          { limit: byAccount, key: email },
        ]
      : [{ limit: byAccount, key: `${email} ${device}` }];
  const { app, log } = context;
  for (const { limit, key } of counted) {
    const wait = await app.rateLimits.take(limit, key);
    if (wait === 0) continue;
    logEvent(log, 'login.limited');
    throw new RateLimited(wait);
  }
  return {
    succeeded: async () => {
      for (const { limit, key } of counted) await app.rateLimits.refund(limit, key);
    },
  };
}

/**
 * Returns a token for a device that has signed in: a random id with a signature. It does not sign in; the device gets
 * a separate limit at this account (login-limit.ts). A new password invalidates it.
 */
export async function issueDeviceToken(app: App, account: Account): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(textOf(id, account), await app.secrets.get('device'))}`;
}

/** Returns the device id if the token was issued for this account, else null. Takes the same time without an account. */
export async function deviceOf(
  app: App,
  account: Account | null,
  token: string | null,
): Promise<string | null> {
  const [id = '', given = ''] = (token ?? '').split('.');
  const isRight = isSigned(textOf(id, account), await app.secrets.get('device'), given);
  return account && isRight ? id : null;
}

/** The signed text; it contains the password hash, so that a new password invalidates the token. */
function textOf(id: string, account: Account | null): string {
  return `${id} ${account?.account_id} ${account?.passwordHash}`;
}
