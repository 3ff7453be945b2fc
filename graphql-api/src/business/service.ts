import type { Config } from '../core/config.ts';
import type { Business } from './type.ts';

/** Returns the configured details of the business; its location is fixed (docs/product.md). */
export function businessOf({ business, siteUrl, leadRetentionDays }: Config): Business {
  return {
    ...business,
    location: 'Milton, Ontario, Canada',
    siteUrl,
    leadRetentionDays: leadRetentionDays ?? null,
  };
}
