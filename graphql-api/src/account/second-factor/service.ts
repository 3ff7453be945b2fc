import { Secret, TOTP } from 'otpauth';
import { readBusiness } from '../../business/service.ts';
import { SecondFactorEntity } from '../../platform/access/account.entity.ts';
import { logEvent, recordActivity } from '../../platform/access/activity.ts';
import { confirmSession, hasSecondFactor } from '../../platform/access/confirmation.ts';
import type { SignedIn } from '../../platform/access/context.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { beginLogin } from '../login-limit.ts';
import {
  consumeCode,
  createRecoveryCodes,
  hashRecoveryCode,
  periodOf,
  WRONG_CODE,
} from '../second-factor-code.ts';
import { checkPassword } from '../service.ts';
import type { NewSecondFactor, SecondFactorType } from '../type.ts';

/** Returns the caller's second factor; null if it is off. */
export async function findSecondFactor(context: SignedIn): Promise<SecondFactorType | null> {
  const { account_id } = context.account;
  const factor = await context.em.findOne(SecondFactorEntity, { account_id });
  if (!factor?.enabledAt) return null;
  return { enabledAt: factor.enabledAt, recoveryCodesLeft: factor.recoveryCodes.length };
}

/** Makes a secret for `enableSecondFactor`. Throws BadInput for a wrong password, FORBIDDEN if one is on. */
export async function beginSecondFactor(context: SignedIn, password: string): Promise<NewSecondFactor> {
  const { account, em } = context;
  await checkPassword(context, password, 'password');
  const secret = new Secret({ size: 20 });
  const begun = await em.execute<object[]>(BEGIN, [account.account_id, secret.base32]);
  if (begun.length === 0)
    throw new AppError('FORBIDDEN', 'The second factor is on already. Turn it off first.');
  const { name } = await readBusiness(context);
  const totp = new TOTP({ issuer: name, label: account.email, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** SQL that stores a secret, unless the second factor is on. */
const BEGIN = `
  insert into "second_factor" ("account_id", "secret") values (?, ?)
  on conflict ("account_id") do update set "secret" = excluded."secret", "lastPeriod" = 0, "recoveryCodes" = '{}'
  where "second_factor"."enabledAt" is null returning 1`;

/** Turns the new secret on and returns the recovery codes. Throws BadInput if the code is wrong. */
export async function enableSecondFactor(context: SignedIn, code: string): Promise<string[]> {
  const { account, em } = context;
  const { account_id } = account;
  const codes = createRecoveryCodes();
  await limited(context, async () => {
    const factor = await em.findOne(SecondFactorEntity, { account_id, enabledAt: null });
    const period = factor && periodOf(factor.secret, code.replace(/\s/g, ''));
    if (!factor || !period) return false;
    const started = { account_id, enabledAt: null, secret: factor.secret };
    const enabled = {
      enabledAt: new Date(),
      lastPeriod: period,
      recoveryCodes: codes.map(hashRecoveryCode),
    };
    return (await em.nativeUpdate(SecondFactorEntity, started, enabled)) > 0;
  });
  await recordActivity(context, 'second_factor.enabled');
  return codes;
}

/** Turns the second factor off. Throws BadInput if the code is wrong. */
export async function disableSecondFactor(context: SignedIn, code: string): Promise<void> {
  const { account_id } = context.account;
  await checkCode(context, code);
  await context.em.nativeDelete(SecondFactorEntity, { account_id });
  await recordActivity(context, 'second_factor.disabled');
}

/** Replaces all recovery codes and returns the new ones. Throws BadInput if the code is wrong. */
export async function replaceRecoveryCodes(context: SignedIn, code: string): Promise<string[]> {
  const { account_id } = context.account;
  await checkCode(context, code);
  const codes = createRecoveryCodes();
  const recoveryCodes = codes.map(hashRecoveryCode);
  await context.em.nativeUpdate(SecondFactorEntity, { account_id }, { recoveryCodes });
  await recordActivity(context, 'recovery_codes.replaced');
  return codes;
}

/** Confirms this session for some minutes. Throws BadInput if the code is wrong. */
export async function confirmSecondFactor(context: SignedIn, code: string): Promise<void> {
  await checkCode(context, code);
  await confirmSession(context);
}

/** Uses up a code of the caller. Throws BadInput if it is wrong, RateLimited after too many. */
async function checkCode(context: SignedIn, code: string): Promise<void> {
  await limited(context, async () => {
    if (!(await hasSecondFactor(context.em, context.account))) return false;
    return consumeCode(context, code);
  });
}

/** Runs a check of a code within the limits of passwords. Throws BadInput if it returns false. */
async function limited(context: SignedIn, check: () => Promise<boolean>): Promise<void> {
  const { account } = context;
  const attempt = await beginLogin(context, account.email, account);
  if (!(await check())) {
    logEvent(context.log, 'second_factor.failed', { account: account.account_id });
    throw new BadInput({ code: WRONG_CODE });
  }
  await attempt.succeeded();
}
