import type { GraphQLSchema } from 'graphql';
import { createContext } from 'react-router-dom';
import type { Changes } from '../content/changes.ts';
import type { ContentKey } from '../content/keys.ts';
import type { Business, LocationPage } from '../generated/types.ts';

/** The server's input for a render. */
export interface Site {
  schema: GraphQLSchema;
  /** The context value of GraphQL queries. */
  contextValue: unknown;
  business: Business;
  /** The built index.html with its placeholders `<!--head-->`, `<!--app-->` and `<!--data-->`. */
  template: string;
  /** Whether an error means that the database or the file store is not available. */
  isUnavailable(error: unknown): boolean;
}

/** A location page, as other pages link to it. */
export type Place = Pick<LocationPage, 'location_id' | 'slug_url' | 'main_heading'>;

/** The location pages, during a render on the server; empty in the browser, which reads them from the hydration data. */
export const placesContext = createContext<readonly Place[]>([]);

/** The keys of content that the owner changed, during a render on the server; empty in the browser. */
export const changedContext = createContext<readonly string[]>([]);

/** The business, during a render on the server; null in the browser, which reads it from the hydration data. */
export const businessContext = createContext<Business | null>(null);

/** The owner's changes by entry; those without changes are missing. */
export type ContentChanges = Readonly<Partial<Record<ContentKey, Changes>>>;

/** The id of the route around the public pages, whose loader returns their changes. */
export const contentRoute = 'content';
