import { createContext, useContext, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { applyChanges } from '../content/changes.ts';
import type { ContentKey } from '../content/keys.ts';
import { prices } from '../content/pricing/prices.ts';
import { fillTokens } from '../content/pricing/tokens.ts';
import { type ContentChanges, contentRoute } from './site.ts';

/** The changes of an editor, for the preview below it. */
export const ContentPreview = createContext<ContentChanges | null>(null);

const none: ContentChanges = {};

/** Returns the owner's changes that the page needs. */
export function useChanges(): ContentChanges {
  const published = useRouteLoaderData(contentRoute) as ContentChanges | null | undefined;
  return useContext(ContentPreview) ?? published ?? none;
}

/** Returns the content of an entry with the owner's changes and with the values of its tokens. */
export function useContent<Content>(key: ContentKey, original: Content): Content {
  const changes = useChanges();
  return useMemo(
    () => fillTokens(applyChanges(original, changes[key]), applyChanges(prices, changes.prices)),
    [original, changes, key],
  );
}
