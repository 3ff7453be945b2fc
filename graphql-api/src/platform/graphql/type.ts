import {
  type ClassType,
  Field,
  InterfaceType,
  type InterfaceTypeOptions,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import type { ObjectField } from './field.ts';

export * as field from './field.ts';

export type ObjectFields = Readonly<Record<string, ObjectField<unknown>>>;

type ValueOf<F> = F extends ObjectField<infer Value> ? Value : never;

type NullableNames<F> = {
  [Name in keyof F]: null extends ValueOf<F[Name]>
    ? unknown extends ValueOf<F[Name]>
      ? never
      : Name
    : never;
}[keyof F];

/** The object with the values of fields; those that may be null may be missing. */
type ObjectOf<F extends ObjectFields> = {
  [Name in Exclude<keyof F, NullableNames<F>>]: ValueOf<F[Name]>;
} & {
  [Name in NullableNames<F>]?: ValueOf<F[Name]> | undefined;
};

/** Declares an object type of the schema. */
export function createType<F extends ObjectFields>(
  name: string,
  description: string,
  fields: F,
): ClassType<ObjectOf<F>> {
  const created = classWith(fields);
  ObjectType(name, { description })(created);
  return created;
}

/** Declares an interface of the schema, for classes that extend it. */
export function createInterface<F extends ObjectFields>(
  name: string,
  options: InterfaceTypeOptions,
  fields: F,
): ClassType<ObjectOf<F>> {
  const created = classWith(fields);
  InterfaceType(name, options)(created);
  return created;
}

function classWith<F extends ObjectFields>(fields: F): ClassType<ObjectOf<F>> {
  const created = class extends Object {} as unknown as ClassType<ObjectOf<F>>;
  for (const [name, { type, options }] of Object.entries(fields))
    Field(type as Parameters<typeof Field>[0] & (() => object), options)(created.prototype as object, name);
  return created;
}

/**
 * Registers an enum of the schema. `values` are those within the API, each with its description; the schema
 * has them in upper case, such as `LOGIN_SUCCEEDED` for 'login.succeeded'.
 */
export function createEnum<Value extends string>(
  name: string,
  description: string,
  values: Record<Value, string>,
): Record<string, Value> {
  const entries = Object.entries<string>(values).map(([value, text]) => ({
    key: value.replace('.', '_').toUpperCase(),
    value: value as Value,
    description: text,
  }));
  const created = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const valuesConfig = Object.fromEntries(
    entries.map(({ key, description: text }) => [key, { description: text }]),
  );
  registerEnumType(created, { name, description, valuesConfig });
  return created;
}
