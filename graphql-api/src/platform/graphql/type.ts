import { type ClassType, Field, InterfaceType, type InterfaceTypeOptions, ObjectType } from 'type-graphql';
import type { ObjectField } from './field.ts';

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
