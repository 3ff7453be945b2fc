import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../access/context.ts';
import { BadInput } from '../core/errors.ts';
import { batchLoader } from '../graphql/batch-loader.ts';
import { type Category, CategoryEntity } from './entity.ts';

/** The name of the entry that means every category (docs/product.md); no post is filed under it. */
const ALL = 'All';

/** Every category, 'All' first. */
export function listCategories({ em }: Context): Promise<Category[]> {
  return em.find(CategoryEntity, {}, { orderBy: { category_id: 'asc' } });
}

/** The category with this number; one query for all that a list asks for. */
export const findCategory = batchLoader<number, Category>(async (context) => {
  const categories = await listCategories(context);
  return new Map(categories.map((category) => [category.category_id, category]));
});

/** Whether this number is the one of 'All'. */
export async function isAllCategory({ em }: Context, category_id: number): Promise<boolean> {
  return (await em.count(CategoryEntity, { category_id, category: ALL })) > 0;
}

/** Throws BadInput for a number that no post can be filed under: an unknown one, or the one of 'All'. */
export async function checkCategory(em: EntityManager, category_id: number): Promise<void> {
  const found = await em.findOne(CategoryEntity, { category_id });
  if (!found) throw new BadInput({ category: 'There is no such category.' });
  if (found.category === ALL) throw new BadInput({ category: `Choose a category other than '${ALL}'.` });
}
