import { type Descriptor, describe } from '../../../../rules/field/descriptor.ts';
import { type Field, type Fields, factsOf } from '../../../../rules/field/field.ts';

/** The kinds of optional fields that a page without an original value does not show. */
const omitted: readonly string[] = ['group', 'picture', 'text'];

/** The kinds of fields that can be empty in the editor: a required one has an asterisk. */
const fillable: readonly string[] = ['number', 'picture', 'text'];

/**
 * Returns the descriptor of a field of a page, with its inner fields; undefined if it is fixed.
 * Omits optional groups, pictures and texts that the original lacks, because its page does not show them.
 */
export function describeField(schema: Field, original?: unknown): Descriptor | undefined {
  const { type, wrapped, item, entries = {} } = schema as Field & Inner;
  if (wrapped) {
    const { required: _required, ...inner } = describeField(wrapped, original) ?? {};
    return 'kind' in inner ? { ...inner, optional: true } : undefined;
  }
  if (type === 'custom') return undefined;
  const field = describe(schema);
  if (field.kind === 'list' && item) {
    const itemField = describeField(item);
    return itemField ? { ...field, item: itemField } : field;
  }
  if (fillable.includes(field.kind)) return { ...field, required: factsOf(schema).minLength !== 0 };
  if (field.kind !== 'group') return field;
  const values = original as Record<string, unknown> | undefined;
  const fields = Object.entries(entries).flatMap(([key, entry]) => {
    const inner = describeField(entry, values?.[key]);
    const isMissing = inner?.optional && omitted.includes(inner.kind) && values && !values[key];
    return inner && !isMissing ? [[key, inner] as const] : [];
  });
  return { ...field, fields: Object.fromEntries(fields) };
}

/** The inner schemas of an optional field, a list and a group. */
interface Inner {
  wrapped?: Field;
  item?: Field;
  entries?: Fields;
}
