import type { Changes } from '../../../rules/changes.ts';
import { type Entry, EntryEntity, EntryVersionEntity } from '../entry/entity.ts';
import { fieldsOf } from '../entry/kind.ts';
import { createEmpty } from '../entry/write.service.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { writeContentLater } from '../platform/database/content-version.ts';
import { findChanged, pageKinds } from './changes.ts';
import { kindOfPage, knownChanges } from './kind.ts';
import { fillPictures, shownFields } from './pictures.ts';
import type { ContentChange, EditablePage, PageContentType } from './type.ts';

/** Stores an entry of version 0 for each site page without one; its first version is the original content. */
export async function providePages(app: App): Promise<void> {
  const context = systemContext(app);
  const { editable } = app;
  await writeContentLater(context, async (em) => {
    const stored = new Map((await em.find(EntryEntity, pageKinds)).map((entry) => [entry.slug, entry]));
    for (const [position, page] of editable.editableKeys().entries()) {
      const name = editable.editableEntry(page, {})?.name ?? page;
      const entry = stored.get(page) ?? (await createPageEntry({ ...context, em }, page, name));
      Object.assign(entry, { title: name, position });
    }
  });
}

/** Stores an entry of version 0 with this slug, in the transaction of the context. */
async function createPageEntry(context: Context, page: string, name: string): Promise<Entry> {
  const entry = await createEmpty(context, kindOfPage(page), { title: name });
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

/** Returns a page of the site or shared content with the fields of its editor; null if there is none. */
export async function findEditablePage({ app, em }: Context, page: string): Promise<EditablePage | null> {
  const entry = await em.findOne(EntryEntity, { $and: [pageKinds, { slug: page }] });
  const described = entry && app.editable.editableEntry(page, fieldsOf(entry));
  if (!described) return null;
  const original = await shownFields({ app, em }, { ...described.original });
  return { ...described, original, entry };
}

/** Returns changes as the GraphQL type. */
export function listChanges(changes: Changes): ContentChange[] {
  return Object.entries(changes).map(([path, value]) => ({ path, value }));
}
