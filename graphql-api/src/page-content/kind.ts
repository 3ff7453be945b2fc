import { business, page } from '../../../rules/entry/page.ts';
import type { EditableContent } from '../../../rules/seam.ts';
import { isOwnPageKey, ownPageIdIn } from '../../../rules/wire/own-page.ts';
import type { Entry } from '../entry/entity.ts';
import type { EntryKind, OpenFields } from '../entry/kind.ts';
import type { App } from '../platform/access/context.ts';
import { BadInput, Unavailable } from '../platform/core/errors.ts';
import { RETRY_AFTER } from '../platform/core/unavailable.ts';
import { requireLinkedPages } from './links.ts';
import { OwnPageEntity } from './own-page.entity.ts';
import { fillPictures } from './pictures.ts';

/** Returns the description of the editable content, which `createServer` sets. */
export function editableOf({ editable }: Pick<App, 'editable'>): EditableContent {
  if (!editable) throw new Unavailable('The web is not open yet.', RETRY_AFTER);
  return editable;
}

/** Returns the label of a page of the owner, whose slug is its key; undefined for a page of the site. */
export const ownLabel = ({ slug, title }: Pick<Entry, 'slug' | 'title'>): string | undefined =>
  slug && isOwnPageKey(slug) ? title : undefined;

const open: OpenFields = {
  check(app, entry, changes) {
    const editable = editableOf(app);
    const key = entry.slug ?? '';
    const label = ownLabel(entry);
    const checked = editable.checkChanges(key, editable.existingChanges(key, changes, label), label);
    return 'errors' in checked ? [checked.errors, {}] : [{}, checked.changes];
  },
  async shown({ app, em }, entry, changes) {
    const existing = editableOf(app).existingChanges(entry.slug ?? '', changes, ownLabel(entry));
    const [filled] = await fillPictures(app, em, [{ changes: existing }]);
    return filled?.changes ?? existing;
  },
  /** No editor sends the fields of sections that this release does not know. */
  unknown(app, entry, changes) {
    const editable = editableOf(app);
    const key = entry.slug ?? '';
    const label = ownLabel(entry);
    const existing = editable.existingChanges(key, changes, label);
    const described = editable.editableEntry(key, changes, label) as
      | { fields?: { fields?: object } }
      | undefined;
    const isKnown = (path: string) =>
      Object.hasOwn(existing, path) &&
      Object.hasOwn(described?.fields?.fields ?? {}, path.split('.', 1)[0] ?? '');
    return Object.fromEntries(Object.entries(changes).filter(([path]) => !isKnown(path)));
  },
};

const rules = {
  noun: 'page',
  open,
  async pageOf({ em }, { slug }) {
    if (slug?.startsWith('/')) return { path: slug, isPublic: true };
    const own = await em.findOne(OwnPageEntity, { page_id: ownPageIdIn(slug ?? '') ?? 0 });
    if (!own) return null;
    const publish = () => Object.assign(own, { isPublished: true });
    return { path: own.path, isPublic: own.isPublished, publish };
  },
  async prepare({ em }, changes) {
    await requireLinkedPages(em, changes);
    return changes;
  },
  async requireRemovable() {
    throw new BadInput({ number: 'The pages of the site cannot be deleted.' });
  },
} satisfies Partial<EntryKind>;

export const pageKind: EntryKind = { ...page, ...rules };
export const businessKind: EntryKind = { ...business, ...rules };

/** Returns the kind of a page or shared content. */
export const kindOfPage = (key: Entry['slug']): EntryKind => (key === 'business' ? businessKind : pageKind);
