import type { Changes } from '../../../rules/seam.ts';
import { ownPageKey } from '../../../rules/wire/own-page.ts';
import { revertEntry } from '../entry/draft.service.ts';
import { type Entry, EntryEntity, EntryVersionEntity } from '../entry/entity.ts';
import { listReplaced } from '../entry/service.ts';
import { createEmpty, storeVersion, writeEntries } from '../entry/write.service.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContentLater } from '../platform/database/write-content.ts';
import { findChanged, pageKinds } from './changes.ts';
import { editableOf, kindOfPage, ownLabel } from './kind.ts';
import type { OwnPage } from './own-page.entity.ts';
import { findOwnPageByKey, listOwnPages } from './own-page.service.ts';
import { fillPictures } from './pictures.ts';
import type {
  ContentChange,
  ContentChangeInput,
  EditablePage,
  PageContentRevision,
  PageContentType,
} from './type.ts';

/** Stores an entry of version 0 for each page of the site that has none, with the original content as its first version. */
export async function providePages(app: App): Promise<void> {
  const context = systemContext(app);
  const editable = editableOf(app);
  await writeContentLater(context, async (em) => {
    const stored = new Map((await em.find(EntryEntity, pageKinds)).map((entry) => [entry.slug, entry]));
    for (const page of editable.editableKeys()) {
      const name = editable.editableEntry(page, {})?.name ?? page;
      const entry = stored.get(page) ?? (await createPageEntry({ ...context, em }, page, name));
      entry.title = name;
    }
  });
}

/** Stores an entry of version 0 with this slug, in the transaction of the context. */
export async function createPageEntry(context: Context, page: string, name: string): Promise<Entry> {
  const entry = await createEmpty(context, kindOfPage(page), name);
  entry.slug = page;
  await context.em.flush();
  const { kind, number, createdAt: at } = entry;
  await context.em.insert(EntryVersionEntity, { kind, number, version: 0, action: 'saved', fields: {}, at });
  return entry;
}

/** Returns the changes of these pages, or of all; pages without changes are missing. */
export async function listPageContents({ app, em }: Context, pages?: string[]): Promise<PageContentType[]> {
  const editable = editableOf(app);
  const contents = (await findChanged(em, pages)).map(({ page, changes, entry }) => ({
    page,
    changes: editable.existingChanges(page, changes, ownLabel(entry)),
  }));
  const filled = await fillPictures(
    app,
    em,
    contents.filter(({ changes }) => Object.keys(changes).length > 0),
  );
  return filled.map(({ page, changes }) => ({ page, changes: listChanges(changes) }));
}

/** Returns every editable page, in the order of the admin area; the owner's own pages are last. */
export async function listEditablePages(context: Context): Promise<EditablePage[]> {
  const site = editableOf(context.app)
    .editableKeys()
    .map((page) => ({ page }));
  return editablePages(context, [...site, ...(await listOwnPages(context.em)).map(keyOf)]);
}

/** Returns an editable page; null if there is none. */
export async function findEditablePage(context: Context, page: string): Promise<EditablePage | null> {
  const key = await keyAt(context, page);
  const [found] = key ? await editablePages(context, [key]) : [];
  return found ?? null;
}

async function editablePages({ app, em }: Context, keys: PageKey[]): Promise<EditablePage[]> {
  const editable = editableOf(app);
  const changed = await findChanged(
    em,
    keys.map(({ page }) => page),
  );
  const filled = new Map((await fillPictures(app, em, changed)).map((content) => [content.page, content]));
  return keys.flatMap(({ page, label }) => {
    const { entry, changes = {} } = filled.get(page) ?? {};
    const described = editable.editableEntry(page, changes, label);
    if (!described) return [];
    return {
      ...described,
      version: entry?.version ?? 0,
      updatedAt: entry?.updatedAt ?? null,
      updatedBy: entry?.updatedBy ?? null,
      changes: listChanges(editable.existingChanges(page, changes, label)),
    };
  });
}

/** Returns the earlier versions of a page, the latest first. */
export async function listPageRevisions(context: Context, page: string): Promise<PageContentRevision[]> {
  const { app, em } = context;
  const entry = await em.findOne(EntryEntity, { $and: [pageKinds, { slug: page }] });
  if (!entry) return [];
  const replaced = await listReplaced(context, entry);
  const revisions = replaced.map(({ version_id, fields, ...it }) => ({
    ...it,
    revision_id: version_id,
    changes: fields,
  }));
  return (await fillPictures(app, em, revisions)).map(({ changes, ...revision }) => ({
    ...revision,
    changes: listChanges(editableOf(app).existingChanges(page, changes, ownLabel(entry))),
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
    const checked = editableOf(context.app).checkChanges(page, changes, ownLabel(entry));
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

async function requirePage(context: Context, page: string): Promise<Entry> {
  const key = await keyAt(context, page);
  const entry = key && (await context.em.findOne(EntryEntity, { $and: [pageKinds, { slug: page }] }));
  if (!entry) throw new AppError('NOT_FOUND', 'There is no such page.');
  return entry;
}

async function readAgain(context: Context, page: string): Promise<EditablePage> {
  const found = await findEditablePage({ ...context, em: context.app.database.em.fork() }, page);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such page.');
  return found;
}

/** The key of an editable page, with the label of a page of the owner. */
interface PageKey {
  page: string;
  label?: string;
}

const keyOf = ({ page_id, label }: OwnPage): PageKey => ({ page: ownPageKey(page_id), label });

async function keyAt({ app, em }: Context, page: string): Promise<PageKey | undefined> {
  const own = await findOwnPageByKey(em, page);
  if (own) return keyOf(own);
  return editableOf(app).editableKeys().includes(page) ? { page } : undefined;
}

function listChanges(changes: Changes): ContentChange[] {
  return Object.entries(changes).map(([path, value]) => ({ path, value }));
}
