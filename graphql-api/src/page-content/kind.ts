import { business, page } from '../../../rules/entry/page.ts';
import type { EditableContent } from '../../../rules/seam.ts';
import type { Entry } from '../entry/entity.ts';
import type { EntryKind, OpenFields } from '../entry/kind.ts';
import type { App } from '../platform/access/context.ts';
import { BadInput, Unavailable } from '../platform/core/errors.ts';
import { RETRY_AFTER } from '../platform/core/unavailable.ts';
import { requireLinkedPages } from './links.ts';

/** Returns the description of the editable content, which `createServer` sets. */
export function editableOf({ editable }: Pick<App, 'editable'>): EditableContent {
  if (!editable) throw new Unavailable('The web is not open yet.', RETRY_AFTER);
  return editable;
}

const open: OpenFields = {
  check(app, { slug }, changes) {
    const editable = editableOf(app);
    const key = slug ?? '';
    const checked = editable.checkChanges(key, editable.existingChanges(key, changes));
    return 'errors' in checked ? [checked.errors, {}] : [{}, checked.changes];
  },
  unknown(app, { slug }, changes) {
    const existing = editableOf(app).existingChanges(slug ?? '', changes);
    return Object.fromEntries(Object.entries(changes).filter(([path]) => !Object.hasOwn(existing, path)));
  },
};

const rules = {
  noun: 'page',
  open,
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
