import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { EntryEntity } from '../entry/entity.ts';
import { findEntry, published, slugsOf } from '../entry/service.ts';
import { withoutSlashes } from '../platform/core/url.ts';
import { foreignKey } from '../platform/database/foreign-key.ts';
import { articleKind } from './kind.ts';

/** Declares a generated column with this value. */
const always = (value: string) =>
  p.text().$type<Opt<string>>().persist(false).generated(`('${value}') stored`);

/** An article that was imported from another site. */
export const ImportedArticleEntity = defineEntity({
  name: 'ImportedArticle',
  tableName: 'imported_article',
  properties: {
    /** The other site's identifier of the article (`guid`). */
    source: p.text().primary(),
    /** The article's path on the other site, in lower case, without a slash at the end; null if none. */
    path: p.text().nullable().index('imported_article_path'),
    /** Its number on the other site, the `p` of `/?p=12`; null if it is unknown. */
    number: p.integer().nullable().index('imported_article_number'),
    blog_id: p.integer(),
    kind: always('article'),
    entry: () => foreignKey(EntryEntity, 'kind', 'blog_id'),
    // Declares the column again, because that of the foreign key is not generated.
    generatedKind: always('article').fieldName('kind'),
  },
});

/** Returns the slug of the published article that had this path on the other site; null if there is none. */
export async function slugAtOldPath(em: EntityManager, pathname: string): Promise<string | null> {
  const path = oldPath(pathname);
  return path === null ? null : slugOfImported(em, { path });
}

/** Returns the slug of the published article at `/?p={number}` on the other site; null if none. */
export async function slugAtOldNumber(em: EntityManager, number: string): Promise<string | null> {
  return /^\d{1,9}$/.test(number) ? slugOfImported(em, { number: Number(number) }) : null;
}

/** Returns the paths and numbers of articles on another site, each with the slug of the published article. */
export async function listOldPaths(
  em: EntityManager,
  where = published(),
): Promise<{ path: string | null; number: number | null; slug: string }[]> {
  const imported = await em.find(ImportedArticleEntity, {}, { disableIdentityMap: true });
  const slugs = await slugsOf(em, articleKind, where);
  return imported.flatMap(({ path, number, blog_id }) => {
    const slug = slugs.get(blog_id);
    return slug === undefined ? [] : [{ path: path ?? null, number: number ?? null, slug }];
  });
}

async function slugOfImported(em: EntityManager, where: { path: string } | { number: number }) {
  const imported = await em.findOne(ImportedArticleEntity, where, { orderBy: { blog_id: 'asc' } });
  if (!imported) return null;
  return (await findEntry(em, articleKind, imported.blog_id, published()))?.slug ?? null;
}

/** Maximum length of a path in the index of the table, in UTF-16 units. */
const MAX_PATH = 600;

/** Decodes a path for `imported_article`. Returns null for the front page and for undecodable paths. */
export function oldPath(pathname: string): string | null {
  try {
    const path = withoutSlashes(decodeURIComponent(pathname).toLowerCase());
    return path.length > MAX_PATH ? null : path || null;
  } catch {
    return null;
  }
}
