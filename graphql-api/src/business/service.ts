import type { Config } from '../core/config.ts';
import type { Business } from './type.ts';

/** The business's own details, as configured; its place is the product's (docs/product.md). */
export function businessOf({ business, siteUrl, leadRetentionDays }: Config): Business {
  return { ...business, location: 'Milton, Ontario, Canada', siteUrl, leadRetentionDays };
}
