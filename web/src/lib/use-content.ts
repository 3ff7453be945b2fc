import { createContext, useContext, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { applyChanges, type Changes } from '../content/changes.ts';
import type { ContentKey } from '../content/keys.ts';
import { type PriceList, packages } from '../content/pricing/packages.ts';
import { type Prices, prices } from '../content/pricing/prices.ts';
import { fillTokens } from '../content/pricing/tokens.ts';

/** The owner's changes by entry; those without changes are missing. */
export type ContentChanges = Readonly<Partial<Record<ContentKey, Changes>>>;

/** The id of the route around the public pages, whose loader returns the changes. */
export const contentRoute = 'content';

/** The changes of an editor, for the preview below it. */
export const ContentPreview = createContext<ContentChanges | null>(null);

const none: ContentChanges = {};

function useChanges(): ContentChanges {
  const published = useRouteLoaderData(contentRoute) as ContentChanges | null | undefined;
  return useContext(ContentPreview) ?? published ?? none;
}

/** Returns the content of an entry with the owner's changes and with the values of its tokens. */
export function useContent<Content>(key: ContentKey, original: Content): Content {
  const changes = useChanges();
  return useMemo(
    () => fillTokens(applyChanges(original, changes[key]), pricesOf(changes)),
    [original, changes, key],
  );
}

/** Returns the prices and the packages with the owner's changes. */
export function usePriceList(): PriceList {
  const changes = useChanges();
  const texts = useContent('packages', packages);
  return useMemo(() => ({ prices: pricesOf(changes), packages: texts }), [changes, texts]);
}

function pricesOf(changes: ContentChanges): Prices {
  return applyChanges(prices, changes.prices);
}
