import type { EntityManager } from '@mikro-orm/postgresql';
import type { ValuesOf } from '../../../rules/field/field.ts';
import { MAX_OWN_PAGES, type ownPageFields } from '../../../rules/own-page.ts';
import { pathProblem } from '../../../rules/own-path.ts';
import type { Changes } from '../../../rules/server-bundle.ts';
import { ownPageKey } from '../../../rules/wire/own-page.ts';
import { type Entry, EntryEntity, EntryVersionEntity } from '../entry/entity.ts';
import { checkEntry, fieldsOf } from '../entry/kind.ts';
import { createEmpty, deleteDraftLink, recordEntry } from '../entry/write.service.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent, writeContentLater } from '../platform/database/content-version.ts';
import { findChanged, pageKinds } from './changes.ts';
import { editableOf, kindOfPage, knownChanges, ownLabel } from './kind.ts';
import { FormerPathEntity, type OwnPage, OwnPageEntity } from './own-page.entity.ts';
import { fillPictures } from './pictures.ts';
import type { ContentChange, EditablePage, PageContentType } from './type.ts';

/** Stores an entry of version 0 for each site page without one; its first version is the original content. */
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
async function createPageEntry(context: Context, page: string, name: string): Promise<Entry> {
  const entry = await createEmpty(context, kindOfPage(page), name);
  entry.slug = page;
  await context.em.flush();
  const { kind, number, createdAt: at } = entry;
  await context.em.insert(EntryVersionEntity, { kind, number, version: 0, action: 'saved', fields: {}, at });
  return entry;
}

/** Returns the changes of these pages, or of all; pages without changes are missing. */
export async function listPageContents({ app, em }: Context, pages?: string[]): Promise<PageContentType[]> {
  const contents = (await findChanged(em, pages)).map(({ page, changes, entry }) => ({
    page,
    changes: knownChanges(app, entry, changes),
  }));
  const filled = await fillPictures(
    app,
    em,
    contents.filter(({ changes }) => Object.keys(changes).length > 0),
  );
  return filled.map(({ page, changes }) => ({ page, changes: listChanges(changes) }));
}

/** Returns the editable pages in the admin area's order, own pages last; `only`: the one with this key. */
export async function listEditablePages({ app, em }: Context, only?: string): Promise<EditablePage[]> {
  const { editableKeys, editableEntry } = editableOf(app);
  const own = (await listOwnPages(em)).map(({ page_id }) => ownPageKey(page_id));
  const keys = [...editableKeys(), ...own].filter((key) => only === undefined || key === only);
  const entries = await em.find(EntryEntity, { $and: [pageKinds, { slug: { $in: keys } }] });
  return keys.flatMap((key) => {
    const entry = entries.find(({ slug }) => slug === key);
    const described = entry && editableEntry(key, fieldsOf(entry), ownLabel(entry));
    return described ? [{ ...described, entry }] : [];
  });
}

/** Returns changes as the GraphQL type. */
export function listChanges(changes: Changes): ContentChange[] {
  return Object.entries(changes).map(([path, value]) => ({ path, value }));
}

/** Returns the pages of the owner by their names; with `isPublished` only the published ones. */
export function listOwnPages(em: EntityManager, where: { isPublished?: true } = {}): Promise<OwnPage[]> {
  return em.find(OwnPageEntity, where, { orderBy: { label: 'asc', page_id: 'asc' } });
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
async function requireFreePath(em: EntityManager, path: string, page_id?: number): Promise<void> {
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
async function requireRoom(em: EntityManager): Promise<void> {
  if ((await em.count(OwnPageEntity)) >= MAX_OWN_PAGES)
    throw new BadInput({ label: `There are ${MAX_OWN_PAGES} pages already. Use one of them for this.` });
}

type OwnPageValues = ValuesOf<typeof ownPageFields>;

/** Creates an unpublished page of the owner. Throws BadInput for a path in use, and at the limit. */
export function createOwnPage(
  context: Context,
  { label, path, place, isListed }: OwnPageValues,
): Promise<OwnPage> {
  return writeContent(context, async (em) => {
    await requireRoom(em);
    await requireFreePath(em, path);
    const page = em.create(OwnPageEntity, {
      label,
      path,
      place: place ?? null,
      isListed,
      isPublished: false,
      version: 1,
      ...(await savedNow(context, em)),
    });
    await em.flush();
    await createPageEntry({ ...context, em }, ownPageKey(page.page_id), label);
    return page;
  });
}

/**
 * Changes a page of the owner. Its earlier path redirects to the new one. Throws NOT_FOUND, CONFLICT, and
 * BadInput for a path in use and for a page that is published before its texts are complete.
 */
export function updateOwnPage(
  context: Context,
  page_id: number,
  values: OwnPageValues,
  version: number,
): Promise<OwnPage> {
  return writeContent(context, async (em) => {
    const page = await requireOwnPage(em, page_id);
    checkVersion(page, version);
    const { path, place } = values;
    if (path !== page.path) {
      await requireFreePath(em, path, page_id);
      await em.nativeDelete(FormerPathEntity, { path });
      await em.insert(FormerPathEntity, { path: page.path, page_id });
    }
    const entry = await entryOf(em, page_id);
    entry.title = values.label;
    if (page.isPublished && !values.isPublished) await deleteDraftLink(em, entry);
    if (values.isPublished) requireTexts(context, entry);
    if (values.isPublished !== page.isPublished)
      await recordEntry({ ...context, em }, values.isPublished ? 'published' : 'unpublished', entry);
    em.assign(page, {
      ...values,
      place: place ?? null,
      version: version + 1,
      ...(await savedNow(context, em)),
    });
    await em.flush();
    return page;
  });
}

/** Deletes a page of the owner, with its former paths. Its entry goes to the trash. Throws NOT_FOUND. */
export function deleteOwnPage(context: Context, page_id: number): Promise<void> {
  return writeContent(context, async (em) => {
    const page = await requireOwnPage(em, page_id);
    const entry = await entryOf(em, page_id);
    entry.deletedAt = await databaseTime(em);
    await recordEntry({ ...context, em }, 'deleted', entry);
    await em.nativeDelete(FormerPathEntity, { page_id });
    await em.remove(page).flush();
  });
}

async function requireOwnPage(em: EntityManager, page_id: number): Promise<OwnPage> {
  const page = await em.findOne(OwnPageEntity, { page_id });
  if (!page) throw new AppError('NOT_FOUND', 'There is no such page.');
  return page;
}

function requireTexts({ app }: Context, entry: Entry): void {
  const [errors] = checkEntry(app, kindOfPage(entry.slug), entry, fieldsOf(entry));
  const messages = Object.values(errors);
  if (messages.length > 0) throw new BadInput({ isPublished: `Write the page first. ${messages.join(' ')}` });
}

function entryOf(em: EntityManager, page_id: number): Promise<Entry> {
  const slug = ownPageKey(page_id);
  return em.findOneOrFail(EntryEntity, { kind: kindOfPage(slug).kind, slug });
}

async function savedNow({ account }: Context, em: EntityManager) {
  return { updatedAt: await databaseTime(em), updatedBy: account?.email ?? null };
}
