import { useMemo } from 'react';
import { applyChanges } from '../content/common/changes.ts';
import { type PriceList, packages } from '../content/pricing/packages.ts';
import { prices } from '../content/pricing/prices.ts';
import { useChanges } from './use-changes.ts';
import { useContent } from './use-content.ts';

/** Returns the prices and the packages with the owner's changes. */
export function usePriceList(): PriceList {
  const changes = useChanges();
  const texts = useContent('packages', packages);
  return useMemo(() => ({ prices: applyChanges(prices, changes.prices), packages: texts }), [changes, texts]);
}
