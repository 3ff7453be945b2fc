import { createContext, type RouterContextProvider, useRouteLoaderData } from 'react-router-dom';
import type { Changes } from '../../../rules/changes.ts';
import type { Business, MailedLink } from '../../../rules/server-bundle.ts';
import type { LocationPage } from '../generated/types.ts';
import { hydration } from './hydration/hydration.ts';

/** A location page, as other pages link to it. */
export type Place = Pick<LocationPage, 'location_id' | 'slug_url' | 'main_heading'>;

/** The owner's changes by entry; those without changes are missing. */
export type ContentChanges = Readonly<Partial<Record<string, Changes>>>;

/** The owner's changes of the layout, and the keys of all changed content. */
interface ChangedContent {
  /** The entries of the header and the footer, if they are changed. */
  layout?: ContentChanges;
  keys: readonly string[];
}

/** The data that all pages share, during a render on the server. */
export interface SharedData {
  business: Business;
  places: readonly Place[];
  changed: ChangedContent;
  /** The opened link of a mail. */
  mailedLink: MailedLink | undefined;
}

/** Null in the browser, which reads the data of the root route. */
export const sharedContext = createContext<SharedData | null>(null);

/** The data of the root route; undefined parts are empty. */
export type RootData = Pick<SharedData, 'business' | 'places'> & Partial<Pick<SharedData, 'changed'>>;

/** Loads the root route's data: from the context on the server, from the hydration data in the browser. */
export function loadRoot({ context }: { context: Readonly<RouterContextProvider> }): RootData {
  const shared = context.get(sharedContext);
  if (!shared) return hydration().router.loaderData?.['root'] as RootData;
  const { business, places, changed } = shared;
  return {
    business,
    places,
    ...(changed.keys.length > 0 && { changed }),
  };
}

/** Returns the data of the root route; undefined if its loader failed. */
export const useRootData = () => useRouteLoaderData<RootData>('root');

/** The id of the route around the public pages, whose loader returns their changes. */
export const contentRoute = 'content';
