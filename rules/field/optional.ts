import * as v from 'valibot';
import { oneLine } from '../storable.ts';
import { type Field, type FieldFacts, factsOf } from './field.ts';
import { isMissing } from './messages.ts';

/** A field that may be missing, null or empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Output>(field: Field<Output>): Field<Output | undefined> {
  const facts: FieldFacts = { ...factsOf(field), required: false };
  return v.pipe(
    v.lazy((value) =>
      isBlank(value)
        ? v.pipe(
            v.unknown(),
            v.transform(() => undefined),
          )
        : field,
    ),
    v.metadata({ facts }),
  );
}

/** A field that has this value if it is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function withDefault<Output>(
  field: Field<Output>,
  value: string,
): Field<Exclude<Output, undefined> | string> {
  return v.pipe(
    v.unknown(),
    v.transform((given) => given ?? value),
    field,
    v.transform((output) => (output ?? value) as Exclude<Output, undefined> | string),
    v.metadata({ facts: { ...factsOf(field), default: value } }),
  );
}

/** An optional field that drops a broken value. */
/* @__NO_SIDE_EFFECTS__ */
export function droppable<Output>(field: Field<Output>): Field<Output | undefined> {
  return v.pipe(
    v.fallback(optional(field), undefined),
    v.metadata({ facts: { ...factsOf(field), required: false, droppable: true } }),
  );
}

const isBlank = (value: unknown) =>
  isMissing(value) || (typeof value === 'string' && oneLine(value).trim() === '');
