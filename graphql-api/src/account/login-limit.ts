import type { Context } from '../access/context.ts';
import { RateLimited } from '../core/errors.ts';
import { logEvent } from '../core/security-log.ts';
import { type Limit, type Limiter, limiterOf } from '../limit/limiter.ts';
import { networksOf } from '../limit/networks.ts';

const WINDOW = 10 * 60;

const per10Minutes = (name: string, points: number): Limit => ({ name, points, seconds: WINDOW });

/** By network, the narrowest first. A person mistypes a handful of times; 120 accounts tried from one place are no person. */
const byNetwork = [
  per10Minutes('login-address', 40),
  per10Minutes('login-address-56', 60),
  per10Minutes('login-address-48', 80),
];
/** The same, at one account. */
const byAccountAndNetwork = [
  per10Minutes('login-pair', 10),
  per10Minutes('login-pair-56', 15),
  per10Minutes('login-pair-48', 20),
];
/** At one account, from everywhere together. */
const byAccount = per10Minutes('login-account', 30);
/** A retry slot of an account whose limit somebody else has used up. */
const retrySlot = { name: 'login-retry-slot', points: 1, seconds: 2 * WINDOW };
/** How many of these slots an account has: otherwise many addresses would be as many tries. */
const retrySlotsOfAccount = per10Minutes('login-retry-slots', 60);
/** At its account, from a device that has signed in before. */
const byDevice = per10Minutes('login-device', 10);

/** A login attempt within the limits. */
export interface LoginAttempt {
  /** The password was right: nothing of it counts. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try before its password is looked at, so that parallel tries count too; throws RateLimited with at most ten
 * minutes to wait. The email is counted as it was typed, whether it has an account or not: the response reveals nothing.
 * What others try never locks the owner out: a `device` that has signed in before is counted by itself alone, and
 * a network without one that was rejected because of the account's limit has a retry slot of its own after its Retry-After.
 */
export async function beginLogin(
  context: Context,
  email: string,
  device: string | null,
): Promise<LoginAttempt> {
  return device === null ? beginAnonymous(context, email) : beginAsDevice(context, `${email} ${device}`);
}

async function beginAsDevice(context: Context, key: string): Promise<LoginAttempt> {
  const limiter = limiterOf(context.app, byDevice);
  rejectLogin(context, await limiter.take(key));
  return { succeeded: async () => void (await limiter.forget(key)) };
}

async function beginAnonymous(context: Context, email: string): Promise<LoginAttempt> {
  const networks = networksOf(context.address);
  const counted = (limits: Limit[], key: (network: string) => string) =>
    networks.map((network, index) => ({
      limiter: limiterOf(context.app, limits[index] as Limit),
      key: key(network),
    }));
  const places = counted(byNetwork, (network) => network);
  const pairs = counted(byAccountAndNetwork, (network) => `${email} ${network}`);
  const account = { limiter: limiterOf(context.app, byAccount), key: email };
  for (const { limiter, key } of [...places, ...pairs]) rejectLogin(context, await limiter.take(key));
  if ((await account.limiter.take(email)) > 0)
    rejectLogin(context, await waitForRetrySlot(context, email, networks.at(-1) ?? ''));
  return {
    succeeded: async () => {
      for (const { limiter, key } of [...places, ...pairs.slice(1), account]) await limiter.refund(key);
      await pairs[0]?.limiter.forget(pairs[0].key);
    },
  };
}

/** Seconds until this network's retry slot at the account; 0 once, when it has come. */
async function waitForRetrySlot({ app }: Context, email: string, network: string): Promise<number> {
  const queue: Limiter = limiterOf(app, retrySlot);
  const key = `${email} ${network}`;
  const left = await queue.left(key);
  if (left === null) {
    await queue.remember(key, 2 * WINDOW);
    return WINDOW;
  }
  if (left > WINDOW) return left - WINDOW;
  const wait = await limiterOf(app, retrySlotsOfAccount).take(email);
  if (wait > 0) return wait;
  return (await queue.forget(key)) ? 0 : WINDOW;
}

function rejectLogin({ log }: Context, wait: number): void {
  if (wait === 0) return;
  logEvent(log, 'login.limited');
  throw new RateLimited(wait);
}
