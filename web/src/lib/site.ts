import { createContext } from 'react-router-dom';
import type { Business, Changes, MailedLink } from '../../../rules/seam.ts';
import type { LocationPage, PublishedPage } from '../generated/types.ts';

/** The opened link, during a render on the server. */
export const mailedLinkContext = createContext<MailedLink>({ state: 'unknown' });

/** A location page, as other pages link to it. */
export type Place = Pick<LocationPage, 'location_id' | 'slug_url' | 'main_heading'>;

/** The location pages, during a render on the server; empty in the browser, which reads them from the hydration data. */
export const placesContext = createContext<readonly Place[]>([]);

/** A page that the owner added, as the navigation links to it; `place` is the page above it, '/' for the footer. */
export type OwnLink = Pick<PublishedPage, 'path' | 'label' | 'place'>;

/** The pages that the owner added, like `placesContext`. */
export const ownLinksContext = createContext<readonly OwnLink[]>([]);

/** The owner's changes of the layout, and the keys of all changed content. */
export interface ChangedContent {
  /** The entries of the header and the footer, if they are changed. */
  layout?: ContentChanges;
  keys: readonly string[];
}

/** The owner's changes, during a render on the server; none in the browser. */
export const changedContext = createContext<ChangedContent>({ keys: [] });

/** The business, during a render on the server; null in the browser, which reads it from the hydration data. */
export const businessContext = createContext<Business | null>(null);

/** The owner's changes by entry; those without changes are missing. */
export type ContentChanges = Readonly<Partial<Record<string, Changes>>>;

/** The data of the root route. */
export interface RootData {
  business: Business;
  places: readonly Place[];
  /** The pages that the owner added; undefined if there are none. */
  pages?: readonly OwnLink[];
  /** The owner's changes; undefined if there are none. */
  changed?: ChangedContent;
}

/** The id of the route around the public pages, whose loader returns their changes. */
export const contentRoute = 'content';
