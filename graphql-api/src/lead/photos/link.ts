import { AccountEntity } from '../../platform/access/account.entity.ts';
import type { App, Context } from '../../platform/access/context.ts';
import { hasRight } from '../../platform/access/roles.ts';
import { isSigned, sign } from '../../platform/core/signature.ts';

const DAY = 24 * 60 * 60;

/** The parameters of a signed path. */
export interface PhotoQuery {
  expires?: string;
  /** The `account_id` of the admin for whom it was made; the business's mails have none. */
  account?: string;
  signature?: string;
}

/** Returns the signed path of a photo, which needs no sign-in. It is valid for `days` (`signedQuery`). */
export function photoPath(app: App, fileName: string, days: number, account_id?: number): string {
  return `/photos/${fileName}?${signedQuery(app, fileName, days, account_id)}`;
}

/**
 * Returns the query of the signed path of a file with this name. It is valid for `days` and until the next
 * midnight (UTC), so that pages of one day share it. A path for an account ends with the account.
 */
export function signedQuery({ secrets }: App, fileName: string, days: number, account_id?: number): string {
  const expires = String(Math.ceil(Date.now() / 1000 / DAY + days) * DAY);
  const account = account_id === undefined ? undefined : String(account_id);
  const signature = sign(signedText(fileName, { expires, account }), secrets.get('photoLink'));
  const query = new URLSearchParams({ expires, ...(account && { account }), signature });
  return query.toString();
}

/** Returns whether `signedQuery` created these values, and neither they nor their account has ended. */
export async function isSignedPath(
  { app, em }: Pick<Context, 'app' | 'em'>,
  fileName: string,
  { expires = '', account, signature = '' }: PhotoQuery,
): Promise<boolean> {
  const text = signedText(fileName, { expires, account });
  if (!isSigned(text, app.secrets.get('photoLink'), signature)) return false;
  if (Number(expires) * 1000 <= Date.now()) return false;
  if (account === undefined) return true;
  return hasRight(await em.findOne(AccountEntity, { account_id: Number(account) }), 'leads');
}

const signedText = (
  fileName: string,
  { expires, account }: { expires: string; account: string | undefined },
) => [fileName, expires, account].filter((part) => part !== undefined).join(' ');
