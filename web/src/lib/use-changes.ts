import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { type ContentChanges, contentRoute, type RootData } from './site.ts';

/** The changes of an editor, for the preview below it. */
export const ContentPreview = createContext<ContentChanges | null>(null);

/** The header and the footer, for the preview of their editor. */
export const LayoutParts = createContext<ReactNode>(null);

/** Returns the owner's changes that the page and its layout need. */
export function useChanges(): ContentChanges {
  const page = useRouteLoaderData(contentRoute) as ContentChanges | null | undefined;
  const root = useRouteLoaderData('root') as RootData | undefined;
  const layout = root?.changed?.layout;
  const preview = useContext(ContentPreview);
  return useMemo(() => preview ?? { ...page, ...layout }, [preview, page, layout]);
}
