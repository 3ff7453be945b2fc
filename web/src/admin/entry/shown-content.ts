import { useMemo } from 'react';
import { sharedKeys } from '../../../../content/common/keys.ts';
import { retention } from '../../../../content/common/retention.ts';
import { applyChanges, changesByEntry } from '../../../../rules/changes.ts';
import { prices } from '../../../../rules/fact/prices.ts';
import { usePageContentQuery } from '../../generated/admin-hooks.ts';
import { useBusiness } from '../../lib/use-business.ts';
import type { Values } from '../field/form.ts';

/**
 * Returns the saved changes of the shared content, and the values of tokens that follow from them and from
 * the form of the content `key`.
 */
export function useShownContent(key: string | null | undefined, values: Values) {
  const { data } = usePageContentQuery({
    variables: { pages: [...sharedKeys] },
    fetchPolicy: 'network-only',
  });
  const business = useBusiness();
  return useMemo(() => {
    const saved = changesByEntry(data?.pageContents ?? []);
    const all: typeof saved = { ...saved, [key ?? '']: values };
    const tokens = {
      ...applyChanges(prices, all['prices']),
      business: { ...applyChanges(business, all['business']), retention: retention(business) },
    };
    return { saved, tokens };
  }, [data, key, values, business]);
}
