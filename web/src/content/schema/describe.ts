import * as v from 'valibot';
import type { Descriptor as Field } from '../../../../rules/field/descriptor.ts';

type Listing = v.GenericSchema & { item: v.GenericSchema };
type Grouping = v.GenericSchema & { entries: Record<string, v.GenericSchema> };

/** The kinds of optional fields that a page without an original value does not show. */
const omitted: readonly string[] = ['group', 'picture', 'text'];

/**
 * Returns the editor's field for a schema of `fields.ts`, with its inner fields; undefined if it is fixed.
 * Omits optional groups, pictures and texts that the original lacks, because its page does not show them.
 */
export function describeField(schema: v.GenericSchema, original?: unknown): Field | undefined {
  const wrapped =
    'wrapped' in schema ? describeField(schema.wrapped as v.GenericSchema, original) : undefined;
  if (wrapped) {
    const { required: _required, ...field } = wrapped;
    return { ...field, optional: true };
  }
  const { field } = v.getMetadata(schema) as { field?: Field };
  if (field?.kind === 'list') return listField(field, describeField((schema as Listing).item));
  if (field?.kind !== 'group') return field;
  const entries = Object.entries((schema as Grouping).entries);
  const values = original as Record<string, unknown> | undefined;
  const fields = entries.flatMap(([key, entry]) => {
    const inner = describeField(entry, values?.[key]);
    const isMissing = inner?.optional && omitted.includes(inner.kind) && values && !values[key];
    return inner && !isMissing ? [[key, inner] as const] : [];
  });
  return { ...field, fields: Object.fromEntries(fields) };
}

function listField(list: Field, item: Field | undefined): Field {
  return item ? { ...list, item } : list;
}
