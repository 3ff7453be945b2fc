import type { Context } from '../access/context.ts';
import { hasRight } from '../access/roles.ts';
import { type Limit, rejectFor } from '../limit/rate-limits.ts';

// About twenty full quotes a minute from one network. Files that are not photos count too.
const limits: Limit[] = [
  { name: 'photo-minute', points: 120, seconds: 60 },
  { name: 'photo-hour', points: 1_000, seconds: 60 * 60 },
];

/** Counts a photo; throws RateLimited. Photos of a role with `largeRequests` do not count. */
export async function consumePhoto({ app, ipAddress, account }: Context): Promise<void> {
  if (hasRight(account, 'adminArea')) return;
  rejectFor(await app.rateLimits.takeForNetworks(limits, ipAddress));
}
