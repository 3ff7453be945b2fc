import { useQuery } from '@apollo/client/react';
import { createContext, useMemo } from 'react';
import { applyChanges } from '../../content/changes.ts';
import { sharedKeys } from '../../content/keys.ts';
import { type Prices, prices } from '../../content/pricing/prices.ts';
import { PageContentDocument } from '../../generated/documents.ts';
import type { ContentChanges } from '../../lib/site.ts';

/** The prices whose tokens the texts of the form contain. */
export const TokenPrices = createContext<Prices>(prices);

/** Returns the saved changes of the shared content, with those of the form; and the prices that follow from them. */
export function useShownContent(
  page: string,
  changes: readonly { path: string; value: unknown }[],
): { all: ContentChanges; list: Prices } {
  const { data } = useQuery(PageContentDocument, {
    variables: { pages: [...sharedKeys] },
    fetchPolicy: 'network-only',
  });
  return useMemo(() => {
    const saved = data?.pageContents ?? [];
    const all: ContentChanges = Object.fromEntries(
      [...saved, { page, changes }].map((entry) => [
        entry.page,
        Object.fromEntries(entry.changes.map(({ path, value }) => [path, value])),
      ]),
    );
    return { all, list: applyChanges(prices, all.prices) };
  }, [data, page, changes]);
}
