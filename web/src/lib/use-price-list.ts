import { useMemo } from 'react';
import { type PriceList, packages } from '../../../content/pricing/packages.ts';
import { applyChanges } from '../../../rules/changes.ts';
import { prices } from '../../../rules/fact/prices.ts';
import { useChanges } from './use-changes.ts';
import { useContent } from './use-content.ts';

/** Returns the prices and the packages with the owner's changes. */
export function usePriceList(): PriceList {
  const changes = useChanges();
  const texts = useContent('packages', packages);
  return useMemo(() => ({ prices: applyChanges(prices, changes.prices), packages: texts }), [changes, texts]);
}
