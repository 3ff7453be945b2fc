import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from '../../../rules/changes.ts';
import { publicationDescriptors } from '../../../rules/entry/entry.ts';
import { ownPage, ownPageFields } from '../../../rules/entry/own-page.ts';
import { checkFields } from '../../../rules/field/check.ts';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import type { ValuesOf } from '../../../rules/field/field.ts';
import { knownIn } from '../../../rules/field/unknown.ts';
import type { Entry } from '../entry/entity.ts';
import { addressOf, type EntryKind, fieldsOf } from '../entry/kind.ts';
import { findBySlug, findEntries, published, slugsOf } from '../entry/service.ts';
import type { App, Context } from '../platform/access/context.ts';
import { contentWith } from './content.ts';
import { requireLinkedPages } from './links.ts';
import { picturesIn, shownFields } from './pictures.ts';

type OwnPageValues = ValuesOf<typeof ownPageFields>;

/** The pages that the owner adds: their own fields, and the texts and sections of a page by path. */
export const ownPageKind: EntryKind = {
  ...ownPage,
  noun: 'page',
  maxEntries: 100,
  open: {
    fields: (app, _entry, values) => ({ ...fieldsWith(app, values), ...publicationDescriptors }),
    check(app, _entry, values) {
      const [own, changes] = divided(values);
      const [errors, checked] = checkFields(ownPageFields, own, { strict: false });
      const texts = app.editable.checkChanges('', changes, labelOf(values));
      return 'errors' in texts
        ? [{ ...errors, ...texts.errors }, checked]
        : [errors, { ...checked, ...texts.changes }];
    },
    content(app, _entry, values) {
      const [own, changes] = divided(values);
      const page = app.editable.editableEntry('', changes, labelOf(values));
      return { ...own, ...contentWith(page, changes) };
    },
    shown: shownFields,
  },
  slugOf: (path) => path.slice(1),
  async prepare(context, fields) {
    await requireLinkedPages(context, changesOf(context.app, fields));
    return fields;
  },
};

const labelOf = ({ label }: Changes): string => String(label ?? '');

/** Returns the fields of the editor of a page with these values. */
export function fieldsWith(app: App, values: Changes): Record<string, Descriptor> {
  const page = app.editable.editableEntry('', values, labelOf(values));
  return { ...ownPage.descriptors, ...page?.fields.fields };
}

/** Divides values into those of the page's own fields and the changes of its texts and sections. */
function divided(values: Changes): [Changes, Changes] {
  const own = Object.entries(values).filter(([name]) => name in ownPageFields);
  const { publishing: _how, publishAt: _time, ...others } = values;
  const changes = Object.entries(others).filter(([name]) => !(name in ownPageFields));
  return [Object.fromEntries(own), Object.fromEntries(changes)];
}

/** Returns the texts and sections that visitors get. */
const changesOf = (app: App, values: Changes): Changes =>
  divided(knownIn(fieldsWith(app, values), values))[1];

function ownPageOf(entry: Entry) {
  const { label, isListed } = fieldsOf(entry) as OwnPageValues;
  return { label, isListed, path: addressOf(ownPageKind, entry) ?? '' };
}

/** Returns the paths of the published pages of the owner. */
export async function publicOwnPaths(em: EntityManager): Promise<Set<string>> {
  return new Set([...(await slugsOf(em, ownPageKind, published())).values()].map((slug) => `/${slug}`));
}

/** Returns the first picture of each page of the owner that has one. */
export async function firstOwnPictures({ app, em }: Context) {
  const entries = await findEntries(em, ownPageKind, { deletedAt: null });
  return entries.flatMap((entry) => {
    const path = addressOf(ownPageKind, entry);
    const [picture] = picturesIn(changesOf(app, fieldsOf(entry)));
    return path && picture ? [{ page: path, picture }] : [];
  });
}

/** Returns the published page at a path, or the page that had it before; null if there is none. */
export async function findOwnPage(context: Context, path: string) {
  const entry = await findBySlug(context.em, ownPageKind, path.slice(1));
  if (!entry) return null;
  const changes = await shownFields(context, changesOf(context.app, fieldsOf(entry)));
  return { ...ownPageOf(entry), changes };
}
