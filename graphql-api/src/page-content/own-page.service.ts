import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_OWN_PAGES } from '../../../rules/own-page.ts';
import { pathProblem } from '../../../rules/own-path.ts';
import type { Changes } from '../../../rules/seam.ts';
import { ownPageIdIn, ownPageKey } from '../../../rules/wire/own-page.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { findChanged } from './changes.ts';
import { knownChanges } from './kind.ts';
import { FormerPathEntity, type OwnPage, OwnPageEntity } from './own-page.entity.ts';
import { fillPictures } from './pictures.ts';

/** Returns the pages of the owner by their names. */
export function listOwnPages(em: EntityManager): Promise<OwnPage[]> {
  return em.find(OwnPageEntity, {}, { orderBy: { label: 'asc', page_id: 'asc' } });
}

/** Returns the published pages of the owner. */
export function listPublishedPages(em: EntityManager): Promise<OwnPage[]> {
  return em.find(OwnPageEntity, { isPublished: true }, { orderBy: { label: 'asc', page_id: 'asc' } });
}

/** Returns the page of the owner with this key of its texts; null if there is none. */
export async function findOwnPageByKey(em: EntityManager, key: string): Promise<OwnPage | null> {
  const page_id = ownPageIdIn(key);
  return page_id === undefined ? null : em.findOne(OwnPageEntity, { page_id });
}

/** Returns the published page at a path, or the page that had it before; null if there is none. */
export async function findPublishedPage(
  { app, em }: Context,
  path: string,
): Promise<(OwnPage & { changes: Changes }) | null> {
  const former = await em.findOne(FormerPathEntity, { path });
  const where = former ? { page_id: former.page_id } : { path };
  const page = await em.findOne(OwnPageEntity, { ...where, isPublished: true });
  if (!page) return null;
  const stored = await findChanged(em, [ownPageKey(page.page_id)]);
  const [content] = await fillPictures(
    app,
    em,
    stored.map(({ entry, changes }) => ({ changes: knownChanges(app, entry, changes) })),
  );
  return { ...page, changes: content?.changes ?? {} };
}

/** Throws BadInput if the site, a file, another page, or an article of an earlier site has a path. */
export async function requireFreePath(em: EntityManager, path: string, page_id?: number): Promise<void> {
  const problem = pathProblem(path);
  if (problem) throw new BadInput({ path: problem });
  const other = await em.findOne(OwnPageEntity, { path, page_id: { $ne: page_id ?? 0 } });
  if (other) throw new BadInput({ path: `The page ‘${other.label}’ has this path. Choose another path.` });
  const former = await em.findOne(FormerPathEntity, { path, page_id: { $ne: page_id ?? 0 } });
  if (former)
    throw new BadInput({ path: 'This path redirects to a page that was renamed. Choose another path.' });
  const imported = await em.execute('select 1 from "imported_article" where "path" = ?', [path.slice(1)]);
  if (imported.length > 0)
    throw new BadInput({ path: 'This path redirects to an imported article. Choose another path.' });
}

/** Throws BadInput at the limit of pages. */
export async function requireRoom(em: EntityManager): Promise<void> {
  if ((await em.count(OwnPageEntity)) >= MAX_OWN_PAGES)
    throw new BadInput({ label: `There are ${MAX_OWN_PAGES} pages already. Use one of them for this.` });
}
