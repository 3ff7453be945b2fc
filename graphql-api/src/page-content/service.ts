import { isShown, type PlacedBlock } from '../../../content/page/placed.ts';
import { shownLinks } from '../../../content/shared/menu.ts';
import { applyChanges, type Changes } from '../../../rules/changes.ts';
import { valueAt } from '../../../rules/field/unknown.ts';
import { provideEntries } from '../entry/fixed.service.ts';
import { fieldsOf } from '../entry/kind.ts';
import { findEntries } from '../entry/service.ts';
import type { App, Context } from '../platform/access/context.ts';
import { findChanged } from './changes.ts';
import { kindOfPage, knownChanges } from './kind.ts';
import { followRenamed } from './links.ts';
import { firstOwnPictures, publicOwnPaths } from './own-page.ts';
import { fillPictures, picturesIn, shownFields } from './pictures.ts';
import type { ContentChange, EditablePage, PageContentType, PagePicture } from './type.ts';

/** Stores an entry for each page of the site and each shared content without one. */
export async function providePages(app: App): Promise<void> {
  const { editableKeys, editableEntry } = app.editable;
  const pages = editableKeys().map((page) => ({
    kind: kindOfPage(page),
    slug: page,
    title: editableEntry(page, {})?.name ?? page,
  }));
  await provideEntries(app, pages);
}

/** Returns the changes of these pages, or of all; pages without changes are missing. */
export async function listPageContents({ app, em }: Context, pages?: string[]): Promise<PageContentType[]> {
  const contents = (await findChanged(em, pages)).map(({ page, changes, entry }) => ({
    page,
    changes: knownChanges(app, entry, changes),
  }));
  const changed = contents.filter(({ changes }) => Object.keys(changes).length > 0);
  const filled = await fillPictures(app, em, await followRenamed(em, changed));
  const paths = changed.some(isNavigation) ? await publicOwnPaths(em) : new Set<string>();
  return filled.map((content) => ({
    page: content.page,
    changes: listChanges(isNavigation(content) ? shownLinks(content.changes, paths) : content.changes),
  }));
}

const isNavigation = ({ page }: { page: string }): boolean => page === 'navigation';

/** Returns the first picture that each page shows; pages without one are missing. */
export async function listPagePictures(context: Context): Promise<PagePicture[]> {
  const { app, em } = context;
  const changed = new Map((await findChanged(em)).map(({ page, changes }) => [page, changes]));
  const ofSite = app.editable.editableKeys().flatMap((page) => {
    const changes = changed.get(page) ?? {};
    const content = applyChanges({ ...app.editable.editableEntry(page, changes)?.original }, changes);
    const blocks = (valueAt(content, 'blocks') ?? []) as PlacedBlock[];
    const [picture] = blocks.filter(isShown).flatMap(({ key }) => picturesIn(valueAt(content, key)));
    return picture ? [{ page, picture }] : [];
  });
  const all = [...ofSite, ...(await firstOwnPictures(context))];
  const filled = await fillPictures(
    app,
    em,
    all.map(({ page, picture }) => ({ page, changes: { picture } })),
  );
  return filled.map(({ page, changes }) => ({ page, picture: changes['picture'] }));
}

/** Returns a page of the site or shared content with the fields of its editor; null if there is none. */
export async function findEditablePage({ app, em }: Context, page: string): Promise<EditablePage | null> {
  const [entry] = await findEntries(em, kindOfPage(page), { slug: page });
  const described = entry && app.editable.editableEntry(page, fieldsOf(entry));
  if (!described) return null;
  const original = await shownFields({ app, em }, { ...described.original });
  return { ...described, original, entry };
}

/** Returns changes as the GraphQL type. */
export function listChanges(changes: Changes): ContentChange[] {
  return Object.entries(changes).map(([path, value]) => ({ path, value }));
}
