import type { FilterQuery, Loaded, RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/access/context.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { duplicateSlug, fitSlug, moveSlug, requireNoNumber } from '../slug/service.ts';
import type { Slugged, SluggedKind } from './content-kind.ts';
import { restoreContent } from './trash.service.ts';

/** The columns that an author writes. */
type TextOf<T extends Slugged> = Partial<T> & Pick<T, 'slug_url'>;

/** Stores a new item within the transaction of `em`. Throws BadInput if its slug is taken. */
export async function insertSlugged<T extends Slugged>(
  { account }: Context,
  em: EntityManager,
  kind: SluggedKind<T>,
  text: TextOf<T>,
): Promise<Loaded<T>> {
  const slug = await freeSlug(em, kind, text.slug_url);
  requireNoNumber(kind.slugKind, slug);
  const now = await databaseTime(em);
  const columns = { version: 1, createdAt: now, updatedAt: now, updatedBy: account?.email ?? null };
  const item = em.create(kind.entity, { ...text, ...columns, slug } as unknown as RequiredEntityData<T>);
  await em.flush();
  await moveSlug(em, kind.slugKind, Number(item[kind.id]), { to: slug });
  return item as Loaded<T>;
}

/**
 * Replaces the text of an item within the transaction of `em`; its previous URL redirects to the new one.
 * Throws BadInput if its slug is taken.
 */
export async function replaceSlugged<T extends Slugged>(
  { account }: Context,
  em: EntityManager,
  kind: SluggedKind<T>,
  item: Loaded<T>,
  text: TextOf<T>,
): Promise<void> {
  const id = Number(item[kind.id]);
  const slug = await freeSlug(em, kind, text.slug_url, id);
  if (slug !== item.slug) requireNoNumber(kind.slugKind, slug);
  await moveSlug(em, kind.slugKind, id, { from: item.slug, to: slug });
  const updatedAt = await databaseTime(em);
  const updatedBy = account?.email ?? null;
  Object.assign(item, { ...text, slug, version: item.version + 1, updatedAt, updatedBy });
  await em.flush();
}

/** Restores a deleted item. Throws NOT_FOUND, and BadInput if its slug is taken by now. */
export function restoreSlugged<T extends Slugged>(
  context: Context,
  kind: SluggedKind<T>,
  value: number,
): Promise<Loaded<T>> {
  return restoreContent(context, kind, value, (em, item) => freeSlug(em, kind, item.slug_url, value));
}

/** Returns the slug of `slug_url`. Throws BadInput if another item of the kind that is not deleted has it. */
async function freeSlug<T extends Slugged>(
  em: EntityManager,
  { entity, id, describe }: SluggedKind<T>,
  slug_url: string,
  own = 0,
): Promise<string> {
  const slug = fitSlug(slug_url);
  const other = await em.findOne(entity, { slug, deletedAt: null, [id]: { $ne: own } } as FilterQuery<T>);
  if (other) throw duplicateSlug(slug, describe(other as Loaded<T>));
  return slug;
}
