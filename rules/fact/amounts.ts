import type { Prices } from './prices.ts';
import { counts } from './tokens.ts';

/** Returns the amounts of a price list that are dollars. */
export function amountsOf(list: Prices): Set<number> {
  const values = Object.values(list).flatMap((group) => Object.entries(group));
  return new Set(
    values.flatMap(([key, value]) => (typeof value === 'number' && !counts.test(key) ? [value] : [])),
  );
}
