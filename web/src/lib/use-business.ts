import { useRouteLoaderData } from 'react-router-dom';
import type { Business } from '../generated/types.ts';

/** The data of the root route. */
export interface RootData {
  business: Business;
}

/** Returns the details of the business; null if the root loader failed. */
export function useMaybeBusiness(): Business | null {
  const data = useRouteLoaderData('root') as RootData | undefined;
  return data?.business ?? null;
}

/** Returns the details of the business, inside the root route. */
export function useBusiness(): Business {
  const business = useMaybeBusiness();
  if (!business) throw new Error('useBusiness needs the data of the root route');
  return business;
}
