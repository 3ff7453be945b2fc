import { applyChanges } from '../../../rules/changes.ts';
import type { Business } from '../../../rules/server-bundle.ts';
import { type Place, useRootData } from './site.ts';
import { useChanges } from './use-changes.ts';

/** Returns the details of the business; null if the root loader failed. */
export function useMaybeBusiness(): Business | null {
  const data = useRootData();
  // The root's data have the published changes.
  const { business: previewed } = useChanges();
  return data ? applyChanges(data.business, previewed) : null;
}

/** Returns the details of the business, inside the root route. */
export function useBusiness(): Business {
  const business = useMaybeBusiness();
  if (!business) throw new Error('useBusiness needs the data of the root route');
  return business;
}

const noPlaces: readonly Place[] = [];

/** Returns the location pages that the site had when the page was rendered. */
export function usePlaces(): readonly Place[] {
  return useRootData()?.places ?? noPlaces;
}
