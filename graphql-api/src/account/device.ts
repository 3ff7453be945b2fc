import { randomBytes } from 'node:crypto';
import type { Account } from '../access/account.entity.ts';
import type { App } from '../access/context.ts';
import { isSigned, sign } from '../core/signature.ts';
import { secretOf } from '../database/secret.ts';

/**
 * The token of a device that has signed in: a random id and our signature. It signs nobody in; it only gives the device
 * tries of its own at this account (see login-limit.ts). It ends with the password.
 */
export async function issueDeviceToken(app: App, account: Account): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(textOf(id, account), await secretOf(app, 'device'))}`;
}

/** The id of the device where the token was issued for this account, else null; as much work without an account. */
export async function deviceOf(
  app: App,
  account: Account | null,
  token: string | null,
): Promise<string | null> {
  const [id = '', given = ''] = (token ?? '').split('.');
  const isRight = isSigned(textOf(id, account), await secretOf(app, 'device'), given);
  return account && isRight ? id : null;
}

/** What is signed: a new password makes the token worthless. */
function textOf(id: string, account: Account | null): string {
  return `${id} ${account?.account_id} ${account?.passwordHash}`;
}
