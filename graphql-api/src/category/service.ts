import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../access/context.ts';
import { BadInput } from '../core/errors.ts';
import { type Category, CategoryEntity } from './entity.ts';

/** The name of the entry that stands for every category (docs/product.md); no post is filed under it. */
const ALL = 'All';

/** Every category, 'All' first. */
export function listCategories({ em }: Context): Promise<Category[]> {
  return em.find(CategoryEntity, {}, { orderBy: { category_id: 'asc' } });
}

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
