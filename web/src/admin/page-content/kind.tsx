import type { PlacedBlock } from '../../../../content/page/placed.ts';
import { business, page as pageKind } from '../../../../rules/entry/page.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { valueAt } from '../../../../rules/field/unknown.ts';
import type { EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import { type EntryKind, wordsOf } from '../entry/kinds.tsx';
import { isSame, type Values } from '../field/form.ts';
import { sectionNames } from '../field/place.ts';
import { leavesOf } from '../field/values.ts';
import { PagePreview } from './preview.tsx';

type Fields = Record<string, Descriptor>;

/** How the editor shows a page of the site or shared content. */
export function entryKindOf(page: EditablePageFieldsFragment): EntryKind {
  const { page: key, name, original } = page;
  const fields = fieldsOf(page);
  return {
    declaration: key === business.kind ? business : pageKind,
    path: '/admin/pages',
    fields,
    words: wordsOf('Page', {
      edit: `Edit ${name}`,
      ...(key === business.kind
        ? { submit: 'Save', changed: `${name} saved.` }
        : { changed: `${name} published.` }),
    }),
    ...(key.startsWith('/') && { viewPath: key }),
    preview: (marked, saved) => (
      <PagePreview page={key} name={name} changes={{ ...saved, [key]: shownValues(original, marked) }} />
    ),
    originalOf: () => original,
    ...changesEdited(fields, () => original),
  };
}

/** How the editor shows fields that are stored as the owner's changes, by path, of the original content. */
export function changesEdited(fields: Fields, originalOf: (values: Values) => object) {
  const leaves = (values: Values) => leavesOf(shownFields(fields, values));
  return {
    fieldsWith: (values) => shownFields(fields, values),
    read(stored) {
      const original = originalOf(stored);
      const valueOf = (path: string) => (path in stored ? stored[path] : valueAt(original, path));
      return Object.fromEntries(
        leaves({ blocks: valueOf('blocks') }).map(({ path }) => [path, valueOf(path)]),
      );
    },
    /** Returns the values that differ from the original. */
    store(values) {
      const original = originalOf(values);
      return Object.fromEntries(
        leaves(values).flatMap(({ path }) =>
          isSame(values[path], valueAt(original, path)) ? [] : [[path, values[path]]],
        ),
      );
    },
  } satisfies Partial<EntryKind>;
}

/** Returns a function that returns the field of a section that this content has, for `PageContext`. */
export const sectionsOf = (original: object, fields: Fields) => (key: string) =>
  valueAt(original, key) === undefined ? undefined : fields[key];

/** Returns the fields of a page with the sections that visitors see. */
export const fieldsOf = ({ fields }: EditablePageFieldsFragment): Fields =>
  (fields as unknown as Descriptor).fields ?? {};

/**
 * Returns the fields of a page with the sections in its values; some may be new. Sections that share a label
 * are named by their headings, and the texts for search engines are last. Other content has no sections.
 */
function shownFields(fields: Fields, values: Values): Fields {
  const { blocks: list, seo, ...others } = fields;
  if (!values['blocks'] || !list || !seo) return fields;
  const shown = (values['blocks'] as PlacedBlock[]).flatMap(({ key, block, removed }) => {
    const section = others[key] ?? list.kinds?.[block];
    if (!section || removed || section.unseen) return [];
    const heading = values[`${key}.heading`];
    // A heading with tokens is no name.
    return [
      { key, label: section.label, heading: String(heading ?? '').includes('{') ? '' : heading, section },
    ];
  });
  const names = sectionNames(shown);
  const sections = shown.map(({ key, label, section }) => {
    const isShared = shown.some((other) => other.key !== key && other.label === label);
    return [key, isShared ? { ...section, label: names.get(key) ?? label } : section];
  });
  const own = Object.entries(others).filter(([, { kind }]) => kind !== 'group');
  return { ...Object.fromEntries(own), blocks: list, ...Object.fromEntries(sections), seo };
}

/** Returns the values that the preview shows; a missing one stays the original. */
export function shownValues(original: object, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([path, value]) => value !== undefined || valueAt(original, path) !== undefined,
    ),
  );
}
