import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Secret, TOTP } from 'otpauth';
import { type Account, SecondFactorEntity } from '../platform/access/account.entity.ts';
import { recordActivity } from '../platform/access/activity.ts';
import type { Context } from '../platform/access/context.ts';
import { hashToken } from '../platform/access/session.ts';

export const WRONG_CODE = 'This code is wrong, or it was used already. Wait for the next one.';

/** Codes of the period before and after the current one are valid too, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODE_COUNT = 10;
/** Base32 without letters that look like digits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns the period of a valid code; null if the code is wrong. */
export function periodOf(secret: string, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, window: WINDOW });
  return delta === null ? null : totp.counter() + delta;
}

/** Returns ten new recovery codes of 79 bits, as `ABCD-2345-EFGH-6789`. */
export function createRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => [group(), group(), group(), group()].join('-'));
}

/** Returns the stored form of a recovery code. A hash without salt is enough for random codes. */
export const hashRecoveryCode = (code: string) => hashToken(code.replaceAll('-', ''));

/** Uses up a code of the authenticator app or a recovery code. Returns false if it is wrong or used. */
export async function consumeCode(
  user: Pick<Context, 'em' | 'log'> & { account: Account },
  typed: string,
): Promise<boolean> {
  const { em, account } = user;
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return consumePeriod(em, account, code);
  if (!(await consumeRecoveryCode(em, account, code))) return false;
  await recordActivity(user, 'recovery_code.used');
  return true;
}

/** Accepts each period once, in ascending order, also for parallel requests. */
async function consumePeriod(em: EntityManager, { account_id }: Account, code: string): Promise<boolean> {
  const factor = await em.findOne(SecondFactorEntity, { account_id });
  const period = factor && periodOf(factor.secret, code);
  if (!period) return false;
  const unused = { account_id, lastPeriod: { $lt: period } };
  return (await em.nativeUpdate(SecondFactorEntity, unused, { lastPeriod: period })) > 0;
}

async function consumeRecoveryCode(
  em: EntityManager,
  { account_id }: Account,
  code: string,
): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const used = await em.execute<object[]>(
    `update "second_factor" set "recoveryCodes" = array_remove("recoveryCodes", ?)
     where "account_id" = ? and "enabledAt" is not null and ? = any("recoveryCodes") returning "account_id"`,
    [hash, account_id, hash],
  );
  return used.length > 0;
}
