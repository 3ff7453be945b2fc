import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { batchLoader } from '../platform/graphql/batch-loader.ts';
import { type Category, CategoryEntity } from './entity.ts';

/** The name of the entry that stands for all categories (docs/product.md). No article belongs to it. */
export const ALL = 'All';

/** Returns all categories, 'All' first. */
export function listCategories({ em }: Context): Promise<Category[]> {
  return em.find(CategoryEntity, {}, { orderBy: { category_id: 'asc' } });
}

/** Returns the category with this id. A list needs one query for all its articles. */
export const findCategory = batchLoader<number, Category>(async (context) => {
  const categories = await listCategories(context);
  return new Map(categories.map((category) => [category.category_id, category]));
});

/** Returns whether this is the id of 'All'. */
export async function isAllCategory({ em }: Context, category_id: number): Promise<boolean> {
  return (await em.count(CategoryEntity, { category_id, category: ALL })) > 0;
}

/** Throws BadInput if there is no category with this id, or it is 'All'. */
export async function checkCategory(em: EntityManager, category_id: number): Promise<void> {
  const found = await em.findOne(CategoryEntity, { category_id });
  if (!found) throw new BadInput({ category: 'There is no such category.' });
  if (found.category === ALL) throw new BadInput({ category: `Choose a category other than '${ALL}'.` });
}
