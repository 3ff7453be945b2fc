import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { withoutSlashes } from '../core/slashes.ts';
import { findBlogById } from './service.ts';

/** An article that was imported from another site. */
export const ImportedArticleEntity = defineEntity({
  name: 'ImportedArticle',
  tableName: 'imported_article',
  properties: {
    /** The other site's identifier of the article (`guid`). */
    source: p.text().primary(),
    /** The article's path on the other site, in lower case and without a slash at the end; null if it has none. */
    path: p.text().nullable(),
    blog_id: p.integer(),
  },
});

/** Returns the slug of the published article that had this path on the other site; null if there is none. */
export async function slugAtOldPath(em: EntityManager, pathname: string): Promise<string | null> {
  const path = oldPath(pathname);
  const imported = path === null ? null : await em.findOne(ImportedArticleEntity, { path });
  if (!imported) return null;
  return (await findBlogById({ em }, imported.blog_id))?.slug ?? null;
}

/** Decodes a path for `imported_article`. Returns null for the front page and for paths that cannot be decoded. */
export function oldPath(pathname: string): string | null {
  try {
    return withoutSlashes(decodeURIComponent(pathname).toLowerCase()) || null;
  } catch {
    return null;
  }
}
