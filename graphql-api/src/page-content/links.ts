import type { EntityManager } from '@mikro-orm/postgresql';
import { sitePaths } from '../../../rules/own-path.ts';
import type { Changes } from '../../../rules/server-bundle.ts';
import { BadInput } from '../platform/core/errors.ts';

/** A link to an article, a location page or another page of the site. */
const linked = /"to":"(\/(?:(artical|location)\/([^"?#]+)|[^"?#]*))/g;

/** Throws BadInput for links to pages that do not exist. */
export async function requireLinkedPages(em: EntityManager, changes: Changes): Promise<void> {
  const missing: Record<string, string> = {};
  for (const [path, value] of Object.entries(changes)) {
    for (const [, to = '', kind, slug = ''] of JSON.stringify(value).matchAll(linked)) {
      if (kind && !(await exists(em, kind === 'artical' ? 'article' : kind, decoded(slug))))
        missing[path] = 'The link leads to a page that does not exist.';
      if (!kind && !sitePaths.has(to) && !(await exists(em, 'ownPage', to.slice(1))))
        missing[path] = 'A link leads to a page that exists here, or to https.';
    }
  }
  if (Object.keys(missing).length > 0) throw new BadInput(missing);
}

async function exists(em: EntityManager, kind: string, slug: string): Promise<boolean> {
  const found = kind === 'article' ? `? in ("slug", "number"::text)` : `"slug" = ?`;
  const sql = `select 1 from "entry" where "deletedAt" is null and "kind" = ? and ${found}`;
  return (await em.execute(sql, [kind, slug])).length > 0;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return slug;
  }
}
