import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes, EditableContent, EditableEntry } from '../../../rules/seam.ts';
import type { App, Context } from '../platform/access/context.ts';
import { Unavailable } from '../platform/core/errors.ts';
import { RETRY_AFTER } from '../platform/core/unavailable.ts';
import { type PageContent, PageContentEntity, PageContentRevisionEntity } from './entity.ts';
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

/** Returns every editable page, in the order of the admin area. */
export async function listEditablePages({ app, em }: Context): Promise<EditablePage[]> {
  const filled = await fillPictures(app, em, await em.find(PageContentEntity, {}));
  const stored = new Map(filled.map((content) => [content.page, content]));
  return editableOf(app)
    .editableEntries()
    .map((entry) => editablePage(app, entry, stored.get(entry.page)));
}

/** Returns an editable page; null if there is none. */
export async function findEditablePage({ app, em }: Context, page: string): Promise<EditablePage | null> {
  const entry = editableOf(app)
    .editableEntries()
    .find((editable) => editable.page === page);
  if (!entry) return null;
  const [content] = await fillPictures(app, em, await em.find(PageContentEntity, { page }));
  return editablePage(app, entry, content);
}

/** Returns the revisions of a page, the latest first. */
export async function listPageRevisions({ app, em }: Context, page: string): Promise<PageContentRevision[]> {
  const revisions = await em.find(
    PageContentRevisionEntity,
    { page },
    { orderBy: { revision_id: 'desc' }, limit: MAX_LISTED },
  );
  const filled = await fillPictures(app, em, revisions);
  return filled.map(({ changes, savedBy, ...revision }) => ({
    ...revision,
    savedBy: savedBy ?? null,
    changes: listChanges(editableOf(app).existingChanges(page, changes)),
  }));
}

/** Returns the description of the editable content, which `createServer` sets. */
export function editableOf({ editable }: App): EditableContent {
  if (!editable) throw new Unavailable('The web is not open yet.', RETRY_AFTER);
  return editable;
}

function editablePage(app: App, entry: EditableEntry, content: PageContent | undefined): EditablePage {
  return {
    ...entry,
    version: content?.version ?? 0,
    updatedAt: content?.updatedAt ?? null,
    updatedBy: content?.updatedBy ?? null,
    changes: content ? listChanges(editableOf(app).existingChanges(entry.page, content.changes)) : [],
  };
}

function listChanges(changes: Changes): ContentChange[] {
  return Object.entries(changes).map(([path, value]) => ({ path, value }));
}
