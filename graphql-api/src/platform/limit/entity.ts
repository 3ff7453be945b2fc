import { defineEntity, p } from '@mikro-orm/core';

/** The table of rate-limiter-flexible. */
export const RateLimitEntity = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: {
    key: p.string().primary(),
    points: p.integer().default(0),
    expire: p.bigint().nullable(),
  },
});
