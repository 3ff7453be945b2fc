import { useRouteLoaderData } from 'react-router-dom';
import type { Business } from '../generated/types.ts';

/** What the root route's loader gives to every page. */
export interface RootData {
  business: Business;
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
