import type { Changes } from '../../../rules/seam.ts';
import { ownPageKey } from '../../../rules/wire/own-page.ts';
import { type Entry, EntryEntity, EntryVersionEntity } from '../entry/entity.ts';
import { fieldsOf } from '../entry/kind.ts';
import { createEmpty } from '../entry/write.service.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { writeContentLater } from '../platform/database/write-content.ts';
import { findChanged, pageKinds } from './changes.ts';
import { editableOf, kindOfPage, knownChanges } from './kind.ts';
import type { OwnPage } from './own-page.entity.ts';
import { findOwnPageByKey, listOwnPages } from './own-page.service.ts';
import { fillPictures } from './pictures.ts';
import type { ContentChange, EditablePage, PageContentType } from './type.ts';

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
  const slugs = keys.map(({ page }) => page);
  const entries = await em.find(EntryEntity, { $and: [pageKinds, { slug: { $in: slugs } }] });
  return keys.flatMap(({ page, label }) => {
    const entry = entries.find(({ slug }) => slug === page);
    const described = entry && editableOf(app).editableEntry(page, fieldsOf(entry), label);
    return described ? [{ ...described, entry }] : [];
  });
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
