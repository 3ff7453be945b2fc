import { business, page } from '../../../rules/entry/page.ts';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import { knownIn } from '../../../rules/field/unknown.ts';
import type { Changes, EditableContent } from '../../../rules/server-bundle.ts';
import { isOwnPageKey, ownPageIdIn } from '../../../rules/wire/own-page.ts';
import type { Entry } from '../entry/entity.ts';
import type { EntryKind, OpenFields } from '../entry/kind.ts';
import type { App } from '../platform/access/context.ts';
import { BadInput, Unavailable } from '../platform/core/errors.ts';
import { RETRY_AFTER } from '../platform/core/unavailable.ts';
import { requireLinkedPages } from './links.ts';
import { OwnPageEntity } from './own-page.entity.ts';
import { fillPictures } from './pictures.ts';

type PageEntry = Pick<Entry, 'slug' | 'title'>;

/** Returns the description of the editable content, which `createServer` sets. */
export function editableOf({ editable }: Pick<App, 'editable'>): EditableContent {
  if (!editable) throw new Unavailable('The web is not open yet.', RETRY_AFTER);
  return editable;
}

/** Returns the label of a page of the owner, whose slug is its key; undefined for a page of the site. */
export const ownLabel = ({ slug, title }: PageEntry): string | undefined =>
  slug && isOwnPageKey(slug) ? title : undefined;

/** Returns the fields that a page with these changes has; none if this release does not have the page. */
function pageFields(app: App, entry: PageEntry, changes: Changes): Record<string, Descriptor> {
  const described = editableOf(app).editableEntry(entry.slug ?? '', changes, ownLabel(entry));
  return described?.fields.fields ?? {};
}

/** Returns the changes of a page that visitors get: those of the fields that it has. */
export const knownChanges = (app: App, entry: PageEntry, changes: Changes): Changes =>
  knownIn(pageFields(app, entry, changes), changes);

const open: OpenFields = {
  fields: pageFields,
  check(app, entry, changes) {
    const checked = editableOf(app).checkChanges(entry.slug ?? '', changes, ownLabel(entry));
    return 'errors' in checked ? [checked.errors, {}] : [{}, checked.changes];
  },
  async shown({ app, em }, changes) {
    const [filled] = await fillPictures(app, em, [{ changes }]);
    return filled?.changes ?? changes;
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
  async prepare({ app, em }, changes, entry) {
    await requireLinkedPages(em, knownChanges(app, entry, changes));
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
