import { randomBytes } from 'node:crypto';
import type { Account } from '../platform/access/account.entity.ts';
import { logEvent } from '../platform/access/activity.ts';
import type { Context } from '../platform/access/context.ts';
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

/**
 * Counts an attempt before its password is checked, so that parallel attempts count too; throws RateLimited
 * with at most ten minutes to wait. The email address counts as typed, with or without an account, so that
 * the response does not reveal which accounts exist. A device that has signed in before has its own limit:
 * attacks from elsewhere do not lock the owner out.
 */
export async function beginLogin(context: Context, email: string, account: Account | null) {
  const { app, log, ipAddress } = context;
  const device = deviceOf(context, account);
  const counted =
    device === null
      ? [
          ...networksOf(ipAddress).map((network) => ({ limit: byNetwork, key: network })),
          { limit: byAccount, key: email },
        ]
      : [{ limit: byAccount, key: `${email} ${device}` }];
  for (const { limit, key } of counted) {
    const wait = await app.rateLimits.take(limit, key);
    if (wait === 0) continue;
    logEvent(log, 'login.limited');
    throw new RateLimited(wait);
  }
  return {
    /** Refunds the attempt: correct passwords do not count. */
    succeeded: async () => {
      for (const { limit, key } of counted) await app.rateLimits.refund(limit, key);
    },
  };
}

/**
 * Sends a token, a signed random id, to a device that signs in for the first time. The token does not sign
 * in; it gives the device a separate limit at this account. Another password does not end it: else a stranger
 * who uses up the tries of the account would lock the owner out of the devices that she used before.
 */
export function rememberDevice(context: Context, account: Account): void {
  if (deviceOf(context, account) !== null) return;
  const { app, device } = context;
  const id = randomBytes(16).toString('base64url');
  device.write(`${id}.${sign(textOf(id, account), app.secrets.get('device'))}`);
}

/** Returns the device id of the token for this account, else null. Takes as long without an account. */
function deviceOf({ app, device }: Context, account: Account | null): string | null {
  for (const token of device.read()) {
    const [id = '', given = ''] = token.split('.');
    const isRight = isSigned(textOf(id, account), app.secrets.get('device'), given);
    if (account && isRight) return id;
  }
  return null;
}

/** The signed text. */
function textOf(id: string, account: Account | null): string {
  return `${id} ${account?.account_id}`;
}
