import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { BlogTeaserQuery } from '../generated/documents.ts';
import type { OwnPageContent } from '../generated/types.ts';
import { type ContentChanges, contentRoute, useRootData } from './site.ts';

/** The newest article and the next three; null if they could not be loaded. */
export type Teaser = BlogTeaserQuery['blogs']['items'] | null;

/** A page of the owner, as visitors see it. */
export type OwnPage = Pick<OwnPageContent, 'path' | 'label' | 'isListed'>;

/** The data of the route around the public pages. */
export interface ContentData {
  changes?: ContentChanges;
  /** The further kinds of blocks of a page that the owner changed. */
  kinds?: string[];
  /** A page of the owner, whose texts are in the changes. */
  own?: OwnPage;
  /** The data of the blocks with the latest articles, or a promise of them after a client navigation. */
  teaser?: Teaser | Promise<Teaser>;
}

/** The changes of an editor, for the preview below it. */
export const ContentPreview = createContext<ContentChanges | null>(null);

/** The header and the footer, for the preview of their editor. */
export const LayoutParts = createContext<ReactNode>(null);

/** Returns the data of the route around the public pages; undefined on other pages and in previews. */
export const useContentData = () => useRouteLoaderData<ContentData | null>(contentRoute);

/** Returns the owner's changes that the page and its layout need. */
export function useChanges(): ContentChanges {
  const page = useContentData();
  const layout = useRootData()?.changed?.layout;
  const preview = useContext(ContentPreview);
  return useMemo(() => preview ?? { ...page?.changes, ...layout }, [preview, page, layout]);
}
