import type { Context } from '../access/context.ts';
import { idOfOldSlug } from '../slug/service.ts';
import { slugOf } from '../slug/slugify.ts';
import { LocationEntity, type LocationPage } from './entity.ts';
import type { LocationPageType } from './type.ts';

/** Every location page, in the order in which they were made. */
export async function listLocationPages({ em }: Context): Promise<LocationPageType[]> {
  const pages = await em.find(LocationEntity, { deletedAt: null }, { orderBy: { location_id: 'asc' } });
  return pages.map(viewLocation);
}

const indexed = ['location_id', 'slug', 'meta_link', 'updatedAt'] as const;

/** What the sitemap lists of a location page. */
export type IndexedLocationPage = Pick<LocationPage, (typeof indexed)[number]>;

/** Every location page without its texts, in the order in which they were made. */
export function indexLocationPages({ em }: Context): Promise<IndexedLocationPage[]> {
  return em.find(LocationEntity, { deletedAt: null }, { orderBy: { location_id: 'asc' }, fields: indexed });
}

/**
 * The page with this slug, or one that it had before; null when there is none. By its `slug_url` a caller sees that
 * it has moved.
 */
export async function findLocationPage(context: Context, typed: string): Promise<LocationPageType | null> {
  const { em } = context;
  const slug = slugOf(typed);
  const page = await em.findOne(LocationEntity, { slug, deletedAt: null });
  if (page) return viewLocation(page);
  const moved = await idOfOldSlug(em, 'location', slug);
  return moved === null ? null : findLocationPageById(context, moved);
}

/** The page with this number; null when there is none. */
export async function findLocationPageById(
  { em }: Context,
  location_id: number,
): Promise<LocationPageType | null> {
  const page = await em.findOne(LocationEntity, { location_id, deletedAt: null });
  return page && viewLocation(page);
}

/** Deleted pages that can still be restored, the latest deletion first. */
export async function listDeletedLocationPages({ em }: Context): Promise<LocationPageType[]> {
  const deleted = { deletedAt: { $ne: null } };
  return (await em.find(LocationEntity, deleted, { orderBy: { deletedAt: 'desc' } })).map(viewLocation);
}

/** A page as GraphQL shows it. */
export function viewLocation({
  slug: _slug,
  createdAt: _createdAt,
  deletedAt: _deletedAt,
  updatedBy: _updatedBy,
  ...page
}: LocationPage): LocationPageType {
  return page;
}
