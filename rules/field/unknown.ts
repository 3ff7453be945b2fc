import { isObject } from './check.ts';
import type { Descriptor } from './descriptor.ts';

// Older and newer releases may store fields that this release does not have: beside its own, in groups, in
// the items of lists, and in sections of another kind. They stay stored until a client sets them to null, or
// sends a list without them, and visitors do not get them.

type Values = Readonly<Record<string, unknown>>;
type Descriptors = Readonly<Record<string, Descriptor>>;
type Lookup = (name: string) => Descriptor | undefined;

/** Returns the value at a path such as 'hero.paragraph'. */
export function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);
}

/** Returns the field at a path such as 'hero.paragraph'; undefined if there is none, or if it is a group. */
export function fieldAt(fields: Descriptors, path: string): Descriptor | undefined {
  const group: Descriptor = { kind: 'group', label: '', fields };
  const last = path
    .split('.')
    .reduce<Descriptor | undefined>((field, key) => field && inner(field)(key), group);
  return last?.kind === 'group' ? undefined : last;
}

const at =
  (fields: Descriptors): Lookup =>
  (path) =>
    fieldAt(fields, path);

const inner =
  ({ fields = {} }: Descriptor): Lookup =>
  (key) =>
    Object.hasOwn(fields, key) ? fields[key] : undefined;

/** Returns values by path without the parts that no field describes. */
export function knownIn(fields: Descriptors, values: Values): Record<string, unknown> {
  return knownFields(at(fields), values);
}

function knownFields(lookup: Lookup, values: Values): Record<string, unknown> {
  const known = Object.entries(values).flatMap(([name, value]) => {
    const field = lookup(name);
    return field ? [[name, knownValue(field, value)] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Returns a value without what its field does not have. */
export function knownValue(field: Descriptor, value: unknown): unknown {
  const { item, fields } = field;
  if (item && Array.isArray(value)) return value.map((it) => knownValue(item, it));
  return fields && isObject(value) ? knownFields(inner(field), value) : value;
}

/** Returns the names of the parts that no field describes, such as 'details.items[0].icon'. */
export function unknownIn(fields: Descriptors, values: Values): string[] {
  return unknownFields(at(fields), values, '');
}

function unknownFields(lookup: Lookup, values: Values, start: string): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = lookup(name);
    return field ? unknownValues(field, value, start + name) : [start + name];
  });
}

function unknownValues(field: Descriptor, value: unknown, name = ''): string[] {
  const { item, fields } = field;
  if (item && Array.isArray(value))
    return value.flatMap((it, index) => unknownValues(item, it, `${name}[${index}]`));
  return fields && isObject(value) ? unknownFields(inner(field), value, `${name}.`) : [];
}

/** Returns checked values with the parts of `given` that no field describes. */
export function withUnknown(fields: Descriptors, checked: Values, given: Values): Record<string, unknown> {
  return mergedFields(at(fields), checked, given);
}

function mergedFields(lookup: Lookup, values: Values, others: Values): Record<string, unknown> {
  const more = Object.entries(others).flatMap(([name, other]) => {
    const field = lookup(name);
    // A list that equals the original is not stored, unless its items have more.
    if (!Object.hasOwn(values, name))
      return !field || unknownValues(field, other).length > 0 ? [[name, other] as const] : [];
    return field ? [[name, mergedValue(field, values[name], other)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(more) };
}

function mergedValue(field: Descriptor, value: unknown, other: unknown): unknown {
  const { item, fields } = field;
  if (item && Array.isArray(value) && Array.isArray(other))
    return value.map((it, index) => mergedValue(item, it, other[index]));
  return fields && isObject(value) && isObject(other) ? mergedFields(inner(field), value, other) : value;
}

/** Returns values with the stored ones that they do not name and no field describes. */
export function withStored(fields: Descriptors, values: Values, stored: Values): Record<string, unknown> {
  const unknown = Object.entries(stored).filter(([name]) => !fieldAt(fields, name));
  return { ...Object.fromEntries(unknown), ...values };
}

/** Returns values without those that no field describes and a client set to null. */
export function withoutRemoved(fields: Descriptors, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null || fieldAt(fields, name)),
  );
}
