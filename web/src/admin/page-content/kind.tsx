import { business, page as pageKind } from '../../../../rules/entry/page.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { valueAt } from '../../../../rules/field/unknown.ts';
import { isOwnPageKey } from '../../../../rules/wire/own-page.ts';
import type { PlacedBlock } from '../../content/page/placed.ts';
import type { EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import { type EntryKind, wordsOf } from '../entry/kinds.tsx';
import { isSame, type Values } from '../field/form.ts';
import { leavesOf } from '../field/values.ts';
import { PagePreview } from './preview.tsx';

/** How the editor shows a page or shared content: its stored fields are the owner's changes by path. */
export function entryKindOf(page: EditablePageFieldsFragment): EntryKind {
  const { page: key, name, original } = page;
  const leaves = (values: Values) => leavesOf(shownFields(page, values['blocks']));
  return {
    declaration: key === business.kind ? business : pageKind,
    path: '/admin/pages',
    fields: fieldsOf(page),
    words: wordsOf('Page', {
      edit: `Edit ${name}`,
      submit: ['Publish', 'Publish'],
      // The list publishes a page of the owner; the editor publishes its texts.
      changed: isOwnPageKey(key)
        ? `The texts of ${name} are published. Publish the page in the list, if it isn’t yet.`
        : `${name} published.`,
    }),
    original,
    ...(key.startsWith('/') && { viewPath: key }),
    preview: (marked, saved) => (
      <PagePreview page={key} name={name} changes={{ ...saved, [key]: shownValues(original, marked) }} />
    ),
    fieldsWith: ({ blocks }) => shownFields(page, blocks),
    read(stored) {
      const valueOf = (path: string) => (path in stored ? stored[path] : valueAt(original, path));
      return Object.fromEntries(
        leaves({ blocks: valueOf('blocks') }).map(({ path }) => [path, valueOf(path)]),
      );
    },
    /** Returns the values that differ from the original. */
    store: (values) =>
      Object.fromEntries(
        leaves(values).flatMap(({ path }) =>
          isSame(values[path], valueAt(original, path)) ? [] : [[path, values[path]]],
        ),
      ),
  };
}

/** Returns the fields of a page with the sections that visitors see. */
export const fieldsOf = ({ fields }: EditablePageFieldsFragment): Record<string, Descriptor> =>
  (fields as unknown as Descriptor).fields ?? {};

/** Returns the fields of a page with these sections; some may be new. Other content has no sections. */
function shownFields(page: EditablePageFieldsFragment, blocks: unknown): Record<string, Descriptor> {
  const fields = fieldsOf(page);
  const { blocks: list, seo, ...sections } = fields;
  if (!blocks || !list || !seo) return fields;
  const shown = (blocks as PlacedBlock[]).flatMap(({ key, block, removed }) => {
    const section = sections[key] ?? list.kinds?.[block];
    return section && !removed ? [[key, section] as const] : [];
  });
  return { seo, blocks: list, ...Object.fromEntries(shown) };
}

/** Returns the values that the preview shows; a missing one stays the original. */
function shownValues(original: object, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([path, value]) => value !== undefined || valueAt(original, path) !== undefined,
    ),
  );
}
