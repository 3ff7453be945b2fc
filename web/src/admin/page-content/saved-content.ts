import { useMemo } from 'react';
import { applyChanges, changesByEntry } from '../../content/common/changes.ts';
import { sharedKeys } from '../../content/common/keys.ts';
import { retention } from '../../content/common/retention.ts';
import { prices } from '../../content/pricing/prices.ts';
import type { EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import { usePageContentQuery } from '../../generated/admin-hooks.ts';
import { useBusiness } from '../../lib/use-business.ts';
import type { Values } from '../field/form.ts';

/** Returns the saved changes of the shared content, and the values of tokens that follow from them and from the form. */
export function useShownContent({ page }: EditablePageFieldsFragment, values: Values) {
  const { data } = usePageContentQuery({
    variables: { pages: [...sharedKeys] },
    fetchPolicy: 'network-only',
  });
  const business = useBusiness();
  return useMemo(() => {
    const saved = changesByEntry(data?.pageContents ?? []);
    const all: typeof saved = { ...saved, [page]: values };
    const tokens = {
      ...applyChanges(prices, all['prices']),
      business: { ...applyChanges(business, all['business']), retention: retention(business) },
    };
    return { saved, tokens };
  }, [data, page, values, business]);
}
