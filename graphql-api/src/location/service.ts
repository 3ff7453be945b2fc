import { location } from '../../../rules/entry/location.ts';
import { entriesWithFacts, entryWithFacts } from '../business/facts.ts';
import type { Entry } from '../entry/entity.ts';
import { type EntryKind, filledFields } from '../entry/kind.ts';
import { findBySlug, findEntries, findEntry, published } from '../entry/service.ts';
import type { Context } from '../platform/access/context.ts';
import type { LocationPageType } from './type.ts';

export const locationKind: EntryKind = location;

/** Returns the page of an entry; missing texts are null. */
export function locationPageOf(entry: Entry): LocationPageType {
  const { number, slug, version, updatedAt } = entry;
  const texts = filledFields(locationKind, entry) as Pick<LocationPageType, 'slug_url' | 'main_heading'>;
  return { ...texts, location_id: number, slug: slug ?? '', version, updatedAt };
}

/** Returns all location pages in the order of their creation. */
export async function listLocationPages(context: Context): Promise<LocationPageType[]> {
  const entries = await findEntries(context.em, locationKind, published());
  return (await entriesWithFacts(context, entries)).map(locationPageOf);
}

async function shownPage(context: Context, entry: Entry | null): Promise<LocationPageType | null> {
  const page = await entryWithFacts(context, entry);
  return page && locationPageOf(page);
}

/** Returns the page with this slug, or the page that had it before; null if there is none. */
export async function findLocationPage(context: Context, slug: string): Promise<LocationPageType | null> {
  return shownPage(context, await findBySlug(context.em, locationKind, slug));
}

/** Returns the page with this id; null if there is none. */
export async function findLocationPageById(context: Context, id: number): Promise<LocationPageType | null> {
  return shownPage(context, await findEntry(context.em, locationKind, id, published()));
}
