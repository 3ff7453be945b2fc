import type { Context } from '../../access/context.ts';
import { countedAddress, type Limit, takeEach } from '../../limit/limiter.ts';

// One budget for every form and every transport. A family or an office behind one connection sends a handful at a time, and
// a phone whose outbox empties some dozens; a flood is stopped at 60 a minute, a slow one at 400 an hour.
const limits: Limit[] = [
  { name: 'form-minute', points: 60, seconds: 60 },
  { name: 'form-hour', points: 400, seconds: 60 * 60 },
];

/** Takes one submission from the budget of the address; gives the seconds to wait where it is used up, else 0. */
export function consumeSubmission({ app, address }: Context): Promise<number> {
  return takeEach(app, limits, countedAddress(address));
}
