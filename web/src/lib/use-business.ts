import { useRouteLoaderData } from 'react-router-dom';
import type { Business } from '../generated/types.ts';
import type { Place } from './site.ts';

/** What the root route's loader gives to every page. */
export interface RootData {
  business: Business;
  places: readonly Place[];
}

/** The business's own details; null where the root loader failed (the error screen). */
export function useMaybeBusiness(): Business | null {
  const data = useRouteLoaderData('root') as RootData | undefined;
  return data?.business ?? null;
}

/** The business's own details, for any component inside the root route. */
export function useBusiness(): Business {
  const business = useMaybeBusiness();
  if (!business) throw new Error('useBusiness needs the data of the root route');
  return business;
}

const noPlaces: readonly Place[] = [];

/** Returns the location pages that the site had when the page was rendered. */
export function usePlaces(): readonly Place[] {
  const data = useRouteLoaderData('root') as RootData | undefined;
  return data?.places ?? noPlaces;
}
