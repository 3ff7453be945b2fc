import { isObject } from './check.ts';
import type { Descriptor } from './descriptor.ts';

// Older and newer releases may store fields that this release does not have: beside its own, in groups, in
// the items of lists, and in sections of another kind. They stay stored, and visitors do not get them.

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
  // A list that equals the original is not stored, unless its items have more.
  const isKept = (field: Descriptor, value: unknown) => unknownValues(field, value).length > 0;
  return mergedFields(at(fields), checked, given, { pair: (_item, _items, others) => others, isKept });
}

/** Returns values with what only the stored ones have, because the fields of these do not have it. */
export function withStored(fields: Descriptors, values: Values, stored: Values): Record<string, unknown> {
  return mergedFields(at(fields), values, stored, { pair: mostAlike, isKept: () => false });
}

interface Merging {
  /** Returns the other item of each item of a list; undefined for an item that has none. */
  pair: (item: Descriptor, items: unknown[], others: unknown[]) => unknown[];
  /** Whether the result has the other value of a field that the values lack. */
  isKept: (field: Descriptor, other: unknown) => boolean;
}

function mergedFields(
  lookup: Lookup,
  values: Values,
  others: Values,
  merging: Merging,
): Record<string, unknown> {
  const more = Object.entries(others).flatMap(([name, other]) => {
    const field = lookup(name);
    if (!Object.hasOwn(values, name))
      return !field || merging.isKept(field, other) ? [[name, other] as const] : [];
    return field ? [[name, mergedValue(field, values[name], other, merging)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(more) };
}

function mergedValue(field: Descriptor, value: unknown, other: unknown, merging: Merging): unknown {
  const { item, fields } = field;
  if (item && Array.isArray(value) && Array.isArray(other)) {
    const paired = merging.pair(item, value, other);
    return value.map((it, index) => mergedValue(item, it, paired[index], merging));
  }
  if (!fields || !isObject(value) || !isObject(other)) return value;
  return mergedFields(inner(field), value, other, merging);
}

/**
 * Pairs each item with the stored one that shares the most values with it, for clients that send the known
 * fields only. A client that sends the others too decides itself which item has them.
 */
function mostAlike(item: Descriptor, items: unknown[], others: unknown[]): unknown[] {
  const hasUnknown = (value: unknown) => unknownValues(item, value).length > 0;
  if (items.some(hasUnknown) || !others.some(hasUnknown)) return [];
  // The key of a section identifies it.
  const hasKey = item.fields?.['key'] !== undefined;
  const names = hasKey ? ['key'] : Object.keys(item.fields ?? {});
  const textsOf = (value: unknown) =>
    names.map((name) => (isObject(value) && value[name] ? JSON.stringify(value[name]) : undefined));
  const otherTexts = others.map(textsOf);
  const pairs = items.map(textsOf).flatMap((texts, index) =>
    otherTexts.map((theirs, from) => {
      const shared = texts.filter((text, name) => text !== undefined && text === theirs[name]).length;
      const isInPlace = !hasKey && index === from && items.length === others.length;
      return { index, from, likeness: shared + (isInPlace ? 0.5 : 0) };
    }),
  );
  const partners: unknown[] = [];
  const used = new Set<number>();
  for (const { index, from, likeness } of pairs.toSorted((one, two) => two.likeness - one.likeness)) {
    if (likeness === 0 || index in partners || used.has(from)) continue;
    partners[index] = others[from];
    used.add(from);
  }
  return partners;
}
