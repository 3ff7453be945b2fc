import type { App, Context } from '../access/context.ts';

interface Counts {
  /** The content version that was counted. */
  version: number;
  byCategory: Promise<ReadonlyMap<number, number>>;
}

const known = new WeakMap<App, Counts>();

/** How many published posts there are, in this category or in all: counted once for each content version. */
export async function countPublished(context: Context, category: number | undefined): Promise<number> {
  const counts = await currentCounts(context);
  if (category !== undefined) return counts.get(category) ?? 0;
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function currentCounts(context: Context): Counts['byCategory'] {
  const { app } = context;
  const version = app.contentVersion.current;
  const cached = known.get(app);
  if (cached?.version === version) return cached.byCategory;
  const byCategory = countByCategory(context);
  known.set(app, { version, byCategory });
  byCategory.catch(() => known.delete(app));
  return byCategory;
}

async function countByCategory({ em }: Context): Promise<ReadonlyMap<number, number>> {
  const rows = await em.execute<{ category: number; count: number }[]>(
    `select "category", count(*)::int as "count" from "blog"
     where "deletedAt" is null and "publishAt" <= now() group by "category"`,
  );
  return new Map(rows.map(({ category, count }) => [category, count]));
}
