import type { GraphQLSchema } from 'graphql';
import { createContext } from 'react-router-dom';
import type { Business, LocationPage } from '../generated/types.ts';

/** What the server gives to a render. */
export interface Site {
  schema: GraphQLSchema;
  /** The context value of the queries of this render. */
  contextValue: unknown;
  business: Business;
  /** The built index.html with its placeholders `<!--head-->`, `<!--app-->` and `<!--data-->`. */
  template: string;
  /** Whether an error says that what the page is made of cannot be reached just now. */
  isUnavailable(error: unknown): boolean;
}

/** A location page, as other pages link to it. */
export type Place = Pick<LocationPage, 'location_id' | 'slug_url' | 'main_heading'>;

/** The location pages at the time of the render; empty in the browser, which has them from the hydration data. */
export const placesContext = createContext<readonly Place[]>([]);

/** The business of the request that is being rendered; null in the browser, which has it from the hydration data. */
export const businessContext = createContext<Business | null>(null);
