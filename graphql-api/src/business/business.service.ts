import type { Config } from '../config.ts';
import type { Business } from './business.type.ts';

/** The business's own details, as configured; its place is the product's (spec section 1). */
export function businessOf({ business, siteUrl }: Config): Business {
  return { ...business, location: 'Milton, Ontario, Canada', siteUrl };
}
