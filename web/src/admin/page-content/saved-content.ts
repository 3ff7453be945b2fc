import { createContext, useMemo } from 'react';
import { applyChanges, changesByEntry } from '../../../../rules/changes.ts';
import { prices } from '../../../../rules/fact/prices.ts';
import type { TokenValues } from '../../../../rules/fact/tokens.ts';
import { sharedKeys } from '../../content/common/keys.ts';
import { retention } from '../../content/common/retention.ts';
import { usePageContentQuery } from '../../generated/admin-hooks.ts';
import type { ContentChanges } from '../../lib/site.ts';
import { useBusiness } from '../../lib/use-business.ts';

/** The values of the tokens that the texts of the form contain. */
export const ShownValues = createContext<TokenValues>(prices);

/** Returns the saved changes of the shared content, with those of the form; and the values of tokens that follow from them. */
export function useShownContent(
  page: string,
  changes: readonly { path: string; value: unknown }[],
): { all: ContentChanges; tokens: TokenValues } {
  const { data } = usePageContentQuery({
    variables: { pages: [...sharedKeys] },
    fetchPolicy: 'network-only',
  });
  const business = useBusiness();
  return useMemo(() => {
    const saved = data?.pageContents ?? [];
    const all: ContentChanges = changesByEntry([...saved, { page, changes }]);
    const tokens = {
      ...applyChanges(prices, all.prices),
      business: { ...applyChanges(business, all.business), retention: retention(business) },
    };
    return { all, tokens };
  }, [data, page, changes, business]);
}
