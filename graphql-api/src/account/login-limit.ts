import type { Context } from '../context.ts';
import { countedAddress, type Limiter, limiterOf, refuseFor } from '../limit/limit.ts';

const WINDOW = 10 * 60;

/** A person mistypes a handful of times; 120 accounts tried from one address are no person. */
const byAddress = { name: 'login-address', points: 40, seconds: WINDOW };
const byAccountAndAddress = { name: 'login-pair', points: 10, seconds: WINDOW };
/** From all addresses together. */
const byAccount = { name: 'login-account', points: 30, seconds: WINDOW };
/** A place in the queue of an account that somebody else is hammering at. */
const turns = { name: 'login-turn', points: 1, seconds: 2 * WINDOW };

/** A try at signing in that may go on. */
export interface LoginTry {
  /** The password was right: nothing of it counts. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try before its password is looked at, so that parallel tries count too; throws RateLimited with at most ten
 * minutes to wait. The email is counted as it was typed, whether it has an account or not: the answer tells nothing.
 * An account's owner is never locked out for good: where others keep the account's limit used up, an address that was
 * refused has a turn of its own after the time it was told.
 */
export async function beginLogin({ app, address }: Context, email: string): Promise<LoginTry> {
  const from = countedAddress(address);
  const pair = `${email} ${from}`;
  const [addresses, pairs, accounts, queue] = [byAddress, byAccountAndAddress, byAccount, turns].map(
    (limit) => limiterOf(app, limit),
  ) as [Limiter, Limiter, Limiter, Limiter];
  refuseFor(await addresses.take(from));
  refuseFor(await pairs.take(pair));
  if ((await accounts.take(email)) > 0) refuseFor(await waitForTurn(queue, pair));
  return {
    succeeded: async () => {
      await addresses.giveBack(from);
      await pairs.forget(pair);
      await accounts.giveBack(email);
    },
  };
}

/** Seconds until it is this address's turn; 0 once, when it has come. */
async function waitForTurn(queue: Limiter, pair: string): Promise<number> {
  const left = await queue.left(pair);
  if (left === null) {
    await queue.remember(pair, 2 * WINDOW);
    return WINDOW;
  }
  if (left > WINDOW) return left - WINDOW;
  return (await queue.forget(pair)) ? 0 : WINDOW;
}
