import { randomBytes } from 'node:crypto';
import type { Account } from '../platform/access/account.entity.ts';
import type { App } from '../platform/access/context.ts';
import { isSigned, sign } from '../platform/core/signature.ts';

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
