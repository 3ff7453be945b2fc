import type { Context } from '../platform/access/context.ts';
import { RateLimited } from '../platform/core/errors.ts';
import { logEvent } from '../platform/core/security-log.ts';
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
