import { type Descriptor, describe } from '../../rules/field/descriptor.ts';
import { type Field, type FieldFacts, type Fields, factsOf } from '../../rules/field/field.ts';

/** The kinds of optional fields that a page without an original value does not show. */
const omitted: readonly string[] = ['group', 'picture', 'text'];

/**
 * Returns the descriptor of a field of a page, with its inner fields; undefined if it is fixed.
 * Omits optional groups, pictures and texts that the original lacks, because its page does not show them.
 */
export function describeField(schema: Field, original?: unknown): Descriptor | undefined {
  const { type, wrapped, item, entries = {} } = schema as Field & Inner;
  if (wrapped) {
    const field = describeField(wrapped, original);
    if (!field) return undefined;
    const { required: _required, ...inner } = field;
    return { ...inner, optional: true };
  }
  if (type === 'custom') return undefined;
  const field = { ...describe(schema), ...(isMarked(factsOf(schema)) && { required: true }) };
  if (field.kind === 'list' && item) {
    const itemField = describeField(item);
    return itemField ? { ...field, item: itemField } : field;
  }
  if (field.kind !== 'group') return field;
  const values = original as Record<string, unknown> | undefined;
  const fields = Object.entries(entries).flatMap(([key, entry]) => {
    const inner = describeField(entry, values?.[key]);
    const isMissing = inner?.optional && omitted.includes(inner.kind) && values && !values[key];
    return inner && !isMissing ? [[key, inner] as const] : [];
  });
  return { ...field, fields: Object.fromEntries(fields) };
}

/** Marks fields that are empty at first and must be filled in; a choice has a value, and a list its items. */
const isMarked = ({ kind, oneOf, minLength }: FieldFacts) =>
  marked.includes(kind) && !oneOf && minLength !== 0;

const marked: readonly string[] = ['text', 'number', 'integer', 'link', 'picture'];

/** The inner schemas of an optional field, a list and a group. */
interface Inner {
  wrapped?: Field;
  item?: Field;
  entries?: Fields;
}
