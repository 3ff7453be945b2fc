import { slugOf } from '../../../rules/slug.ts';
import type { Context } from '../platform/access/context.ts';
import { idOfOldSlug } from '../slug/service.ts';
import { LocationEntity, type LocationPage } from './entity.ts';

/** Returns all location pages in the order of their creation. */
export function listLocationPages({ em }: Context): Promise<LocationPage[]> {
  return em.find(LocationEntity, { deletedAt: null }, { orderBy: { location_id: 'asc' } });
}

const indexed = ['location_id', 'slug', 'meta_link', 'updatedAt'] as const;

/** The columns of a location page that the sitemap needs. */
export type IndexedLocationPage = Pick<LocationPage, (typeof indexed)[number]>;

/** Returns all location pages, without their texts, in the order of their creation. */
export function indexLocationPages({ em }: Context): Promise<IndexedLocationPage[]> {
  return em.find(LocationEntity, { deletedAt: null }, { orderBy: { location_id: 'asc' }, fields: indexed });
}

/** Returns the page with this slug, or the page that had it before; null if there is none. */
export async function findLocationPage(context: Context, typed: string): Promise<LocationPage | null> {
  const { em } = context;
  const slug = slugOf(typed);
  const page = await em.findOne(LocationEntity, { slug, deletedAt: null });
  if (page) return page;
  const moved = await idOfOldSlug(em, 'location', slug);
  return moved === null ? null : findLocationPageById(context, moved);
}

/** Returns the page with this id; null if there is none. */
export function findLocationPageById({ em }: Context, location_id: number): Promise<LocationPage | null> {
  return em.findOne(LocationEntity, { location_id, deletedAt: null });
}
