import { useMemo } from 'react';
import { applyChanges } from '../../../rules/changes.ts';
import { prices } from '../../../rules/fact/prices.ts';
import { fillTokens } from '../../../rules/fact/tokens.ts';
import { useMaybeBusiness } from './use-business.ts';
import { useChanges } from './use-changes.ts';

/** Returns the content of an entry with the owner's changes and with the values of its tokens. */
export function useContent<Content>(key: string, original: Content): Content {
  const changes = useChanges();
  const business = useMaybeBusiness();
  return useMemo(() => {
    // Only the preview of the price list has figures: texts with marks in place of its numbers.
    const values = applyChanges(prices, { ...changes.prices, ...changes.figures });
    return fillTokens(applyChanges(original, changes[key]), business ? { ...values, business } : values);
  }, [original, changes, key, business]);
}
