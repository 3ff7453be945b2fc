import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/access/context.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent } from '../platform/database/write-content.ts';
import { type Category, CategoryEntity } from './entity.ts';
import { ALL } from './service.ts';

/** Stores a new category. Throws BadInput if another one has the name. */
export function createCategory(context: Context, category: string): Promise<Category> {
  return writeContent(context, async (em) => {
    await checkName(em, category);
    const updatedAt = await databaseTime(em);
    const created = em.create(CategoryEntity, {
      category,
      updatedAt,
      updatedBy: context.account?.email ?? null,
    });
    await em.flush();
    return created;
  });
}

/** Renames a category. Throws CONFLICT, NOT_FOUND, and BadInput for 'All' and for a name that another one has. */
export function updateCategory(
  context: Context,
  category_id: number,
  category: string,
  version: number,
): Promise<Category> {
  return writeContent(context, async (em) => {
    const stored = await findForUpdate(em, category_id);
    checkVersion(stored, version);
    await checkName(em, category, category_id);
    const updatedAt = await databaseTime(em);
    const updatedBy = context.account?.email ?? null;
    Object.assign(stored, { category, version: version + 1, updatedAt, updatedBy });
    await em.flush();
    return stored;
  });
}

/** Deletes a category. Throws NOT_FOUND, and BadInput if an article uses it. */
export function deleteCategory(context: Context, category_id: number): Promise<void> {
  return writeContent(context, async (em) => {
    const stored = await findForUpdate(em, category_id);
    const [row] = await em.execute<{ count: number }[]>(
      `select count(*)::int as "count" from "blog" where "category" = ?`,
      [category_id],
    );
    const count = row?.count ?? 0;
    if (count > 0) {
      const articles = count === 1 ? '1 article uses' : `${count} articles use`;
      throw new BadInput({
        id: `${articles} this category. Articles deleted in the last 30 days count too.`,
      });
    }
    await em.remove(stored).flush();
  });
}

async function findForUpdate(em: EntityManager, category_id: number): Promise<Category> {
  const stored = await em.findOne(CategoryEntity, { category_id });
  if (!stored) throw new AppError('NOT_FOUND', 'There is no such category.');
  if (stored.category === ALL) throw new BadInput({ category: `The category '${ALL}' cannot be changed.` });
  return stored;
}

async function checkName(em: EntityManager, name: string, own = 0): Promise<void> {
  const [other] = await em.execute<unknown[]>(
    `select 1 from "category" where lower("category") = lower(?) and "category_id" <> ?`,
    [name, own],
  );
  if (other) throw new BadInput({ category: `There is already a category '${name}'.` });
}
