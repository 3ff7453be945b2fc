import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes, EditableEntry } from '../../../rules/seam.ts';
import { revertEntry } from '../entry/draft.service.ts';
import { type Entry, EntryEntity, EntryVersionEntity } from '../entry/entity.ts';
import { fieldsOf } from '../entry/kind.ts';
import { listReplaced, published } from '../entry/service.ts';
import { createEmpty, storeVersion, writeEntries } from '../entry/write.service.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContentLater } from '../platform/database/write-content.ts';
import { businessKind, editableOf, kindOfPage, pageKind } from './kind.ts';
import { fillPictures } from './pictures.ts';
import type {
  ContentChange,
  ContentChangeInput,
  EditablePage,
  PageContentRevision,
  PageContentType,
} from './type.ts';

const kinds = { kind: { $in: [pageKind.kind, businessKind.kind] } };

/** Stores an entry of version 0 for each page that has none, with the original content as its first version. */
export async function providePages(app: App): Promise<void> {
  const context = systemContext(app);
  await writeContentLater(context, async (em) => {
    const stored = new Map((await em.find(EntryEntity, kinds)).map((entry) => [entry.slug, entry]));
    for (const { page, name } of editableOf(app).editableEntries()) {
      const entry = stored.get(page) ?? (await createPage({ ...context, em }, page));
      entry.title = name;
    }
  });
}

async function createPage(context: Context, page: string): Promise<Entry> {
  const entry = await createEmpty(context, kindOfPage(page));
  entry.slug = page;
  await context.em.flush();
  const { kind, number, createdAt: at } = entry;
  await context.em.insert(EntryVersionEntity, { kind, number, version: 0, action: 'saved', fields: {}, at });
  return entry;
}

/** Returns the changes of these pages, or of all; pages without changes are missing. */
export async function listPageContents({ app, em }: Context, pages?: string[]): Promise<PageContentType[]> {
  const editable = editableOf(app);
  const contents = (await findChanged(em, pages)).map(({ page, changes }) => ({
    page,
    changes: editable.existingChanges(page, changes),
  }));
  const filled = await fillPictures(
    app,
    em,
    contents.filter(({ changes }) => Object.keys(changes).length > 0),
  );
  return filled.map(({ page, changes }) => ({ page, changes: listChanges(changes) }));
}

/** Returns the changes of one page or shared content by path. */
export async function changesOf(em: EntityManager, page: string): Promise<Changes> {
  return (await findChanged(em, [page]))[0]?.changes ?? {};
}

/** Returns the changes of these pages, or of all, without the files of their pictures. */
export async function findChanged(em: EntityManager, pages?: string[]) {
  const where = { $and: [kinds, published(), pages ? { slug: { $in: pages } } : {}] };
  const entries = await em.find(EntryEntity, where, { orderBy: { slug: 'asc' } });
  return entries.map((entry) => ({ page: entry.slug ?? '', changes: fieldsOf(entry), entry }));
}

/** Returns the time of the last change of every changed page, by path or key. */
export async function changeTimes({ em }: Context): Promise<Map<string, Date>> {
  return new Map((await findChanged(em)).map(({ page, entry }) => [page, entry.updatedAt]));
}

/** Returns every editable page, in the order of the admin area. */
export async function listEditablePages(context: Context): Promise<EditablePage[]> {
  return editablePages(context, editableOf(context.app).editableEntries());
}

/** Returns an editable page; null if there is none. */
export async function findEditablePage(context: Context, page: string): Promise<EditablePage | null> {
  const editable = editableOf(context.app).editableEntries();
  const [found] = await editablePages(
    context,
    editable.filter((it) => it.page === page),
  );
  return found ?? null;
}

async function editablePages({ app, em }: Context, editable: EditableEntry[]): Promise<EditablePage[]> {
  const changed = await findChanged(
    em,
    editable.map(({ page }) => page),
  );
  const filled = new Map((await fillPictures(app, em, changed)).map((content) => [content.page, content]));
  return editable.map((it) => {
    const { entry, changes = {} } = filled.get(it.page) ?? {};
    return {
      ...it,
      version: entry?.version ?? 0,
      updatedAt: entry?.updatedAt ?? null,
      updatedBy: entry?.updatedBy ?? null,
      changes: listChanges(editableOf(app).existingChanges(it.page, changes)),
    };
  });
}

/** Returns the earlier versions of a page, the latest first. */
export async function listPageRevisions(context: Context, page: string): Promise<PageContentRevision[]> {
  const { app, em } = context;
  const entry = await em.findOne(EntryEntity, { $and: [kinds, { slug: page }] });
  if (!entry) return [];
  const replaced = await listReplaced(context, entry);
  const revisions = replaced.map(({ version_id, fields, ...it }) => ({
    ...it,
    revision_id: version_id,
    changes: fields,
  }));
  return (await fillPictures(app, em, revisions)).map(({ changes, ...revision }) => ({
    ...revision,
    changes: listChanges(editableOf(app).existingChanges(page, changes)),
  }));
}

/**
 * Replaces the changes of a page; the previous ones stay a version. Throws NOT_FOUND, CONFLICT if `version` is not the
 * stored one, and BadInput with messages by path, also for uploaded pictures and linked pages that do not exist.
 */
export async function updatePageContent(
  context: Context,
  page: string,
  input: ContentChangeInput[],
  version: number,
): Promise<EditablePage> {
  const changes = Object.fromEntries(input.map(({ path, value }) => [path, value]));
  await writeEntries(context, async (within) => {
    const entry = await requirePage(within, page);
    checkVersion(entry, version);
    const checked = editableOf(context.app).checkChanges(page, changes);
    if ('errors' in checked) throw new BadInput(checked.errors);
    const publishAt = entry.publishAt ?? (await databaseTime(within.em));
    await storeVersion(within, kindOfPage(page), entry, checked.changes, { publishAt });
  });
  return readAgain(context, page);
}

/**
 * Restores an earlier version, as a new version, without the fields that the page no longer has. Throws as
 * `updatePageContent` does.
 */
export async function restorePageContent(
  context: Context,
  page: string,
  revision_id: number,
  version: number,
): Promise<EditablePage> {
  const { number } = await requirePage(context, page);
  await revertEntry(context, kindOfPage(page), number, revision_id, version);
  return readAgain(context, page);
}

async function requirePage({ app, em }: Context, page: string): Promise<Entry> {
  const isEditable = editableOf(app)
    .editableEntries()
    .some((entry) => entry.page === page);
  const entry = isEditable && (await em.findOne(EntryEntity, { $and: [kinds, { slug: page }] }));
  if (!entry) throw new AppError('NOT_FOUND', 'There is no such page.');
  return entry;
}

async function readAgain(context: Context, page: string): Promise<EditablePage> {
  const found = await findEditablePage({ ...context, em: context.app.database.em.fork() }, page);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such page.');
  return found;
}

function listChanges(changes: Changes): ContentChange[] {
  return Object.entries(changes).map(([path, value]) => ({ path, value }));
}
