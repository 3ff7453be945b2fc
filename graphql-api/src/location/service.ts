import { location } from '../../../rules/entry/location.ts';
import type { Entry } from '../entry/entity.ts';
import { type EntryKind, filledFields } from '../entry/kind.ts';
import { findBySlug, findEntries, findEntry, published } from '../entry/service.ts';
import type { Context } from '../platform/access/context.ts';
import type { LocationPageType } from './type.ts';

export const locationKind: EntryKind = { ...location, noun: 'location page' };

/** Returns the page of an entry; missing texts are null. */
export function pageOf(entry: Entry): LocationPageType {
  const { number, slug, version, updatedAt } = entry;
  const texts = filledFields(locationKind, entry) as Pick<LocationPageType, 'slug_url' | 'main_heading'>;
  return { ...texts, location_id: number, slug: slug ?? '', version, updatedAt };
}

/** Returns all location pages in the order of their creation. */
export async function listLocationPages({ em }: Context): Promise<LocationPageType[]> {
  return (await findEntries(em, locationKind, published())).map(pageOf);
}

/** Returns the page with this slug, or the page that had it before; null if there is none. */
export async function findLocationPage({ em }: Context, slug: string): Promise<LocationPageType | null> {
  const entry = await findBySlug(em, locationKind, slug);
  return entry && pageOf(entry);
}

/** Returns the page with this id; null if there is none. */
export async function findLocationPageById({ em }: Context, id: number): Promise<LocationPageType | null> {
  const entry = await findEntry(em, locationKind, id, published());
  return entry && pageOf(entry);
}
