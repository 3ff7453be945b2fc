import * as v from 'valibot';
import { type Fields, factsOf, type ValuesOf } from './field.ts';

/** Messages by field name; fields of items are named like `blogs_content[0].heading`. */
export type FieldErrors = Record<string, string>;

/**
 * Checks and normalizes the values of fields; returns the first error of each field. Ignores names without a
 * field, but with `strict` returns errors for them and checks nothing else. Server and browser both use it.
 */
export function checkFields<F extends Fields>(
  fields: F,
  values: unknown,
  { strict }: { strict: boolean },
): [FieldErrors, ValuesOf<F>] {
  const given = isObject(values) ? values : {};
  // `hasOwn`, because every object inherits `constructor`.
  const unknown = strict ? Object.keys(given).filter((name) => !Object.hasOwn(fields, name)) : [];
  const unknownErrors = unknown.map((name) => [name, 'There is no such field.']);
  if (unknown.length > 0) return [Object.fromEntries(unknownErrors), {} as ValuesOf<F>];
  const errors: FieldErrors = {};
  const checked: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { success, output, issues } = v.safeParse(field, given[name], { abortPipeEarly: true });
    const { item } = factsOf(field);
    if (!success) errors[name] = issues[0].message;
    else if (item && Array.isArray(output))
      checked[name] = output.map((value, index) => {
        const [faults, inner] = checkFields(item, value, { strict });
        for (const [key, message] of Object.entries(faults)) errors[`${name}[${index}].${key}`] = message;
        return inner;
      });
    else if (output !== undefined) checked[name] = output;
  }
  return [errors, checked as ValuesOf<F>];
}

/** Returns whether a value is an object with fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
