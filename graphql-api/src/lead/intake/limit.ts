import type { Context } from '../../access/context.ts';
import type { Limit } from '../../limit/rate-limits.ts';

// All forms and transports share these limits. An office sends a handful of forms, an outbox after days offline some dozens.
const limits: Limit[] = [
  { name: 'form-minute', points: 60, seconds: 60 },
  { name: 'form-hour', points: 400, seconds: 60 * 60 },
];

/** Counts a submission; returns the seconds to wait, 0 if it is within the limits. */
export function consumeSubmission({ app, ipAddress }: Context): Promise<number> {
  return app.rateLimits.takeForNetworks(limits, ipAddress);
}
