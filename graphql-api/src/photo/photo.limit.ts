import type { Context } from '../context.ts';
import { countedAddress, limiterOf, refuseFor } from '../limit/limit.ts';

// Photos have a budget of their own, so that a quote with five of them costs one submission: in a minute some twenty full
// quotes of one address. What is no picture counts too, for it costs as much to find out.
const perMinute = { name: 'photo-minute', points: 120, seconds: 60 };
const perHour = { name: 'photo-hour', points: 1_000, seconds: 60 * 60 };

/** Takes one photo from the budget of the address; throws RateLimited where it is used up. */
export async function takePhoto({ app, address }: Context): Promise<void> {
  const from = countedAddress(address);
  refuseFor(await limiterOf(app, perMinute).take(from));
  refuseFor(await limiterOf(app, perHour).take(from));
}
