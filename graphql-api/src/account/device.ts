import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from '../access/account.entity.ts';
import type { App } from '../access/context.ts';
import { secretOf } from '../database/secret.ts';

/**
 * The token of a device that has signed in: a random id and our signature. It signs nobody in; it only gives the device
 * tries of its own at this account (see login-limit.ts). It ends with the password.
 */
export async function issueDeviceToken(app: App, account: Account): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signature(id, account, await secretOf(app, 'device'))}`;
}

/** The id of the device where the token was issued for this account, else null; as much work without an account. */
export async function deviceOf(
  app: App,
  account: Account | null,
  token: string | null,
): Promise<string | null> {
  const [id = '', given = ''] = (token ?? '').split('.');
  const right = Buffer.from(signature(id, account, await secretOf(app, 'device')));
  const sent = Buffer.from(given);
  const isRight = sent.length === right.length && timingSafeEqual(sent, right);
  return account && isRight ? id : null;
}

function signature(id: string, account: Account | null, key: string): string {
  return createHmac('sha256', key)
    .update(`${id} ${account?.account_id} ${account?.passwordHash}`)
    .digest('base64url');
}
