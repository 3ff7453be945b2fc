import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ALL, category, type categoryFields } from '../../../rules/entry/category.ts';
import type { ValuesOf } from '../../../rules/field/field.ts';
import { periods } from '../../../rules/periods.ts';
import type { Entry } from '../entry/entity.ts';
import type { EntryKind } from '../entry/kind.ts';
import { countEntries, findEntries, findEntry, published, withFields } from '../entry/service.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { batchLoader } from '../platform/graphql/batch-loader.ts';
import type { CategoryType } from './type.ts';

type CategoryFields = ValuesOf<typeof categoryFields>;

export const categoryKind: EntryKind = {
  ...category,
  async prepare({ em }, fields, entry) {
    requireOwn(entry);
    const { category: name } = fields as CategoryFields;
    const other = await findCategoryNamed(em, name);
    if (other && other.number !== entry.number)
      throw new BadInput({ category: `There is already a category '${name}'.` });
    return fields;
  },
  async requireRemovable({ em }, entry) {
    requireOwn(entry);
    const count = await countEntries(em, { kind: 'article' }, withFields({ category: entry.number }));
    if (count === 0) return;
    const articles = count === 1 ? '1 article uses' : `${count} articles use`;
    throw new BadInput({
      id: `${articles} this category. Articles deleted in the last ${periods.trash.hours / 24} days count too.`,
    });
  },
};

/** Throws BadInput for 'All'. */
function requireOwn({ title, version }: Entry): void {
  if (title === ALL && version > 0)
    throw new BadInput({ category: `The category '${ALL}' cannot be changed.` });
}

const categoryOf = ({ number, fields, version }: Entry): CategoryType => ({
  ...(fields as CategoryFields),
  category_id: number,
  version,
});

/** Returns all categories, 'All' first. */
export async function listCategories({ em }: Pick<Context, 'em'>): Promise<CategoryType[]> {
  return (await findEntries(em, categoryKind, published())).map(categoryOf);
}

/** Returns the category with this id. A list needs one query for all its articles. */
export const findCategory = batchLoader<number, CategoryType>(async (context) => {
  const categories = await listCategories(context);
  return new Map(categories.map((it) => [it.category_id, it]));
});

/** Returns the category with this name, in any case; null if there is none. */
export async function findCategoryNamed(em: EntityManager, name: string): Promise<Entry | null> {
  const isNamed = raw((alias) => `lower("${alias}"."title")`);
  const live = { deletedAt: null, version: { $gt: 0 } };
  const [named = null] = await findEntries(em, categoryKind, {
    ...live,
    [isNamed]: raw('lower(?)', [name]),
  });
  return named;
}

/** Returns whether this is the id of 'All'. */
export async function isAllCategory({ em }: Context, number: number): Promise<boolean> {
  return (await countEntries(em, categoryKind, { number, title: ALL })) > 0;
}

/** Throws BadInput if there is no category with this id, or it is 'All'. */
export async function checkCategory(em: EntityManager, number: number): Promise<void> {
  const entry = await findEntry(em, categoryKind, number, published());
  if (!entry) throw new BadInput({ category: 'There is no such category.' });
  if (entry.title === ALL) throw new BadInput({ category: `Choose a category other than '${ALL}'.` });
}
