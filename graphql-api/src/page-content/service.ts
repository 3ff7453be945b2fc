import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes, EditableContent } from '../../../rules/seam.ts';
import type { App, Context } from '../platform/access/context.ts';
import { Unavailable } from '../platform/core/errors.ts';
import { RETRY_AFTER } from '../platform/core/unavailable.ts';
import { type PageContent, PageContentEntity, PageContentRevisionEntity } from './entity.ts';
import type { OwnPage } from './own-page.entity.ts';
import { findOwnPageByKey, listOwnPages, ownPageKey } from './own-page.service.ts';
import { fillPictures } from './pictures.ts';
import type { ContentChange, EditablePage, PageContentRevision, PageContentType } from './type.ts';

/** The maximum number of revisions that a list returns; older ones stay stored. */
const MAX_LISTED = 100;

/** Returns the changes of these pages, or of all; pages without changes are missing. */
export async function listPageContents({ app, em }: Context, pages?: string[]): Promise<PageContentType[]> {
  const where = pages ? { page: { $in: pages } } : {};
  const found = await em.find(PageContentEntity, where, { orderBy: { page: 'asc' } });
  const changed = found.filter(({ changes }) => Object.keys(changes).length > 0);
  const filled = await fillPictures(app, em, changed);
  return filled.map(({ page, changes }) => ({ page, changes: listChanges(changes) }));
}

/** Returns the changes of one page or shared content by path. */
export async function changesOf(em: EntityManager, page: string): Promise<Changes> {
  return (await em.findOne(PageContentEntity, { page }))?.changes ?? {};
}

/** Returns the time of the last change of every changed page, by path or key. */
export async function changeTimes({ em }: Context): Promise<Map<string, Date>> {
  const found = await em.find(PageContentEntity, {}, { fields: ['page', 'updatedAt'] });
  return new Map(found.map(({ page, updatedAt }) => [page, updatedAt]));
}

/** Returns every editable page, in the order of the admin area; the owner's own pages are last. */
export async function listEditablePages({ app, em }: Context): Promise<EditablePage[]> {
  const filled = await fillPictures(app, em, await em.find(PageContentEntity, {}));
  const stored = new Map(filled.map((content) => [content.page, content]));
  const own = await listOwnPages(em);
  const keys = [
    ...editableOf(app)
      .editableKeys()
      .map((page) => ({ page })),
    ...own.map(keyOf),
  ];
  return keys.flatMap((key) => editablePage(app, key, stored.get(key.page)) ?? []);
}

/** Returns an editable page; null if there is none. */
export async function findEditablePage({ app, em }: Context, page: string): Promise<EditablePage | null> {
  const key = await keyAt({ app, em }, page);
  if (!key) return null;
  const [content] = await fillPictures(app, em, await em.find(PageContentEntity, { page }));
  return editablePage(app, key, content) ?? null;
}

/** Returns the revisions of a page, the latest first. */
export async function listPageRevisions({ app, em }: Context, page: string): Promise<PageContentRevision[]> {
  const revisions = await em.find(
    PageContentRevisionEntity,
    { page },
    { orderBy: { revision_id: 'desc' }, limit: MAX_LISTED },
  );
  const key = await keyAt({ app, em }, page);
  const filled = await fillPictures(app, em, revisions);
  return filled.map(({ changes, savedBy, ...revision }) => ({
    ...revision,
    savedBy: savedBy ?? null,
    changes: listChanges(editableOf(app).existingChanges(page, changes, key?.label)),
  }));
}

/** Returns the description of the editable content, which `createServer` sets. */
export function editableOf({ editable }: App): EditableContent {
  if (!editable) throw new Unavailable('The web is not open yet.', RETRY_AFTER);
  return editable;
}

/** The key of an editable page, with the label of a page of the owner. */
export interface PageKey {
  page: string;
  label?: string;
}

const keyOf = ({ page_id, label }: OwnPage): PageKey => ({ page: ownPageKey(page_id), label });

/** Returns the key of an editable page; undefined if there is none. */
export async function keyAt(
  { app, em }: Pick<Context, 'app' | 'em'>,
  page: string,
): Promise<PageKey | undefined> {
  const own = await findOwnPageByKey(em, page);
  if (own) return keyOf(own);
  return editableOf(app).editableKeys().includes(page) ? { page } : undefined;
}

function editablePage(
  app: App,
  { page, label }: PageKey,
  content: PageContent | undefined,
): EditablePage | undefined {
  const editable = editableOf(app);
  const changes = content?.changes ?? {};
  const entry = editable.editableEntry(page, changes, label);
  return (
    entry && {
      ...entry,
      version: content?.version ?? 0,
      updatedAt: content?.updatedAt ?? null,
      updatedBy: content?.updatedBy ?? null,
      changes: listChanges(editable.existingChanges(page, changes, label)),
    }
  );
}

function listChanges(changes: Changes): ContentChange[] {
  return Object.entries(changes).map(([path, value]) => ({ path, value }));
}
