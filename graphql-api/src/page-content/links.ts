import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from '../../../rules/seam.ts';
import { BadInput } from '../platform/core/errors.ts';

/** A link to an article or a location page; the schema of the content checks links to other pages. */
const linked = /"to":"\/(artical|location)\/([^"?#]+)/g;

/** Throws BadInput for links to articles and location pages that do not exist. */
export async function requireLinkedPages(em: EntityManager, changes: Changes): Promise<void> {
  const missing: Record<string, string> = {};
  for (const [path, value] of Object.entries(changes)) {
    for (const [, kind = '', slug = ''] of JSON.stringify(value).matchAll(linked))
      if (!(await exists(em, kind, decoded(slug))))
        missing[path] = 'The link leads to a page that does not exist.';
  }
  if (Object.keys(missing).length > 0) throw new BadInput(missing);
}

async function exists(em: EntityManager, kind: string, slug: string): Promise<boolean> {
  const sql =
    kind === 'artical'
      ? `select 1 from "entry" where "kind" = 'article' and "deletedAt" is null and ? in ("slug", "number"::text)`
      : `select 1 from "entry" where "kind" = 'location' and "deletedAt" is null and "slug" = ?`;
  return (await em.execute(sql, [slug])).length > 0;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return slug;
  }
}
