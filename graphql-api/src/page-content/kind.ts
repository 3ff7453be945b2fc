import type { Changes } from '../../../rules/changes.ts';
import { business, page } from '../../../rules/entry/page.ts';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import { knownIn } from '../../../rules/field/unknown.ts';
import type { Entry } from '../entry/entity.ts';
import type { EntryKind, OpenFields } from '../entry/kind.ts';
import type { App } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { contentWith } from './content.ts';
import { requireLinkedPages } from './links.ts';
import { shownFields } from './pictures.ts';

/** Returns the fields that a page with these changes has; none if this release does not have the page. */
function pageFields(app: App, { slug }: Pick<Entry, 'slug'>, changes: Changes): Record<string, Descriptor> {
  return app.editable.editableEntry(slug ?? '', changes)?.fields.fields ?? {};
}

/** Returns the changes of a page that visitors get: those of the fields that it has. */
export const knownChanges = (app: App, entry: Pick<Entry, 'slug'>, changes: Changes): Changes =>
  knownIn(pageFields(app, entry, changes), changes);

const open: OpenFields = {
  fields: pageFields,
  check(app, { slug }, changes) {
    const checked = app.editable.checkChanges(slug ?? '', changes);
    return 'errors' in checked ? [checked.errors, {}] : [{}, checked.changes];
  },
  content: (app, { slug }, changes) => contentWith(app.editable.editableEntry(slug ?? '', changes), changes),
  shown: shownFields,
};

const rules = {
  noun: 'page',
  open,
  async pageOf(_context, { slug }) {
    return slug?.startsWith('/') ? { path: slug, isPublic: true } : null;
  },
  async prepare(context, changes, entry) {
    await requireLinkedPages(context, knownChanges(context.app, entry, changes));
    return changes;
  },
  async requireRemovable() {
    throw new BadInput({ number: 'The pages of the site cannot be deleted.' });
  },
} satisfies Partial<EntryKind>;

export const pageKind: EntryKind = { ...page, ...rules };
export const businessKind: EntryKind = { ...business, ...rules };

/** Returns the kind of a page of the site or of shared content. */
export const kindOfPage = (key: Entry['slug']): EntryKind => (key === 'business' ? businessKind : pageKind);
