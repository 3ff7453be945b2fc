import { unknownToken } from '../fact/token-names.ts';
import { type FieldErrors, isObject } from './check.ts';
import type { Descriptor } from './descriptor.ts';
import { fieldAt } from './unknown.ts';

type Values = Readonly<Record<string, unknown>>;

type Change = (text: string, field: Descriptor, path: string) => string;

/** Returns values by path with each text changed that may contain tokens. */
export const mapTokenTexts = (fields: Readonly<Record<string, Descriptor>>, values: Values, change: Change) =>
  mapTexts(fields, values, (text, field, path) => (field.tokens ? change(text, field, path) : text));

/** Returns values by path with each text of a field changed. */
export function mapTexts(
  fields: Readonly<Record<string, Descriptor>>,
  values: Values,
  change: Change,
): Record<string, unknown> {
  const map = (field: Descriptor | undefined, value: unknown, path: string): unknown => {
    if (!field) return value;
    const { kind, item, fields: inner = {} } = field;
    if (typeof value === 'string') return change(value, field, path);
    if (item && Array.isArray(value)) return value.map((it, index) => map(item, it, `${path}[${index}]`));
    if (!isObject(value)) return value;
    const parts = kind === 'link' ? { label: { ...field, tokens: true } } : inner;
    const changed = Object.entries(value).map(([name, it]) => [
      name,
      map(parts[name], it, `${path}.${name}`),
    ]);
    return Object.fromEntries(changed);
  };
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, map(fieldAt(fields, path), value, path)]),
  );
}

/** Returns values with each text changed that may contain tokens; null if no text is different then. */
export function changedTokenTexts(
  fields: Readonly<Record<string, Descriptor>>,
  values: Values,
  change: (text: string) => string,
): Record<string, unknown> | null {
  const changed = mapTokenTexts(fields, values, change);
  return JSON.stringify(changed) === JSON.stringify(values) ? null : changed;
}

/** Returns messages about the tokens in texts that have no value; visitors would see them. */
export function unknownTokens(fields: Readonly<Record<string, Descriptor>>, values: Values): FieldErrors {
  const errors: FieldErrors = {};
  mapTokenTexts(fields, values, (text, { label }, path) => {
    const token = unknownToken(text);
    if (token) errors[path] = `${label}: ${token} isn’t a price or fact.`;
    return text;
  });
  return errors;
}
