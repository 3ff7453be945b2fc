import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { type ContentChanges, contentRoute } from './site.ts';

/** The changes of an editor, for the preview below it. */
export const ContentPreview = createContext<ContentChanges | null>(null);

const none: ContentChanges = {};

/** Returns the owner's changes that the page needs. */
export function useChanges(): ContentChanges {
  const published = useRouteLoaderData(contentRoute) as ContentChanges | null | undefined;
  return useContext(ContentPreview) ?? published ?? none;
}
