import type { Context } from '../../platform/access/context.ts';
import type { Limit } from '../../platform/limit/rate-limits.ts';

// All forms and transports share this limit. An office sends a handful of forms, an outbox after days offline some dozens.
const limit: Limit = { name: 'form', points: 100, seconds: 15 * 60 };

/** Counts a submission; returns the seconds to wait, 0 if it is within the limit. */
export function consumeSubmission({ app, ipAddress }: Context): Promise<number> {
  return app.rateLimits.takeForNetworks([limit], ipAddress);
}
