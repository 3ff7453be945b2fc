import type { FilterQuery, Loaded, QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/access/context.ts';
import { AppError } from '../platform/core/errors.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent } from '../platform/database/write-content.ts';
import type { ContentKind, Editable } from './content-kind.ts';

/** The maximum number of deleted items that a list returns. */
const MAX_DELETED = 100;

/** Returns the item with this id, unless it is deleted. Throws NOT_FOUND. */
export async function findForUpdate<T extends Editable>(
  em: EntityManager,
  { entity, id, noun, populate = [] }: ContentKind<T>,
  value: number,
): Promise<Loaded<T>> {
  const where = { [id]: value, deletedAt: null } as FilterQuery<T>;
  const item = await em.findOne(entity, where, { populate: populate as never });
  if (!item) throw new AppError('NOT_FOUND', `There is no such ${noun}.`);
  return item;
}

/** Deletes an item. It can be restored for thirty days. Throws NOT_FOUND. */
export async function deleteContent<T extends Editable>(
  context: Context,
  kind: ContentKind<T>,
  value: number,
): Promise<void> {
  await writeContent(context, async (em) => {
    const item: Editable = await findForUpdate(em, kind, value);
    item.deletedAt = await databaseTime(em);
  });
}

/** Restores a deleted item; `check` may reject that. Throws NOT_FOUND. */
export function restoreContent<T extends Editable>(
  context: Context,
  { entity, id, noun, populate = [] }: ContentKind<T>,
  value: number,
  check: (em: EntityManager, item: Loaded<T>) => Promise<unknown> = async () => {},
): Promise<Loaded<T>> {
  return writeContent(context, async (em) => {
    const where = { [id]: value, deletedAt: { $ne: null } } as FilterQuery<T>;
    const item = await em.findOne(entity, where, { populate: populate as never });
    if (!item) throw new AppError('NOT_FOUND', `There is no such deleted ${noun}.`);
    await check(em, item);
    (item as Editable).deletedAt = null;
    await em.flush();
    return item;
  });
}

/** Returns the deleted items of a kind, the latest deletion first, at most 100. */
export function listDeleted<T extends Editable>(
  { em }: Pick<Context, 'em'>,
  { entity, populate = [] }: ContentKind<T>,
): Promise<Loaded<T>[]> {
  return em.find(entity, { deletedAt: { $ne: null } } as FilterQuery<T>, {
    orderBy: { deletedAt: 'desc' } as QueryOrderMap<T>,
    limit: MAX_DELETED,
    populate: populate as never,
  });
}
