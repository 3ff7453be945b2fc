import type { Context } from '../access/context.ts';
import { countedAddress, type Limit, rejectFor, takeEach } from './limiter.ts';

// Photos have a budget of their own, so that a quote with five of them costs one submission: in a minute some twenty full
// quotes of one address. What is no picture counts too, for it costs as much to find out.
const limits: Limit[] = [
  { name: 'photo-minute', points: 120, seconds: 60 },
  { name: 'photo-hour', points: 1_000, seconds: 60 * 60 },
];

/** Takes one photo from the budget of the address; throws RateLimited where it is used up. An admin's are not counted. */
export async function consumePhoto({ app, address, account }: Context): Promise<void> {
  if (account?.isAdmin) return;
  rejectFor(await takeEach(app, limits, countedAddress(address)));
}
