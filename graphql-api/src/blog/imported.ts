import type { EntityManager } from '@mikro-orm/postgresql';
import { findEntry, published, slugsOf } from '../entry/service.ts';
import { withoutSlashes } from '../platform/core/url.ts';
import { ImportedArticleEntity } from './imported.entity.ts';
import { articleKind } from './kind.ts';

/** Returns whether the article with this identifier of the other site has been imported. */
export async function isImported(em: EntityManager, source: string): Promise<boolean> {
  return (await em.count(ImportedArticleEntity, { source })) > 0;
}

/** Stores what the article had on the other site, and the changes of the transaction. */
export async function storeImported(
  em: EntityManager,
  imported: { source: string; path: string | null; number: number | null; blog_id: number },
): Promise<void> {
  em.create(ImportedArticleEntity, imported);
  await em.flush();
}

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
