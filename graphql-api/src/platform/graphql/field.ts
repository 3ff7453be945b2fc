import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLPositiveInt, GraphQLUUID } from 'graphql-scalars';
import { type ClassType, type Field, ID, Int } from 'type-graphql';
import type * as v from 'valibot';
import { type Fields, factsOf } from '../../../../rules/field/field.ts';
import { typeOf } from '../validation/input.ts';
import { listOf } from './cost.ts';

// The fields of `createType`. Each states its type once, for the schema and for the compiler.

/** A field whose values have the type `Value` in resolvers. */
export interface ObjectField<Value> {
  type: () => object;
  options: NonNullable<Parameters<typeof Field>[1]> & { description: string };
  /** Carries the type; never set. */
  value?: () => Value;
}

const scalar =
  <Value>(type: object) =>
  (description: string): ObjectField<Value> => ({ type: () => type, options: { description } });

export const text = scalar<string>(String);
export const int = scalar<number>(Int);
export const positiveInt = scalar<number>(GraphQLPositiveInt);
export const flag = scalar<boolean>(Boolean);
export const id = scalar<string>(ID);
export const uuid = scalar<string>(GraphQLUUID);
export const time = scalar<Date>(GraphQLDateTimeISO);
/** A day, as '2025-03-31'. */
export const day = scalar<string>(GraphQLLocalDate);

/** A value of a scalar that has no function here. */
export const of = <Value>(type: object, description: string) => scalar<Value>(type)(description);

/** A value of an enum of `createEnum`. */
export const oneOf = <Value>(type: Record<string, Value>, description: string) =>
  scalar<Value>(type)(description);

export const object = <Value extends object>(
  type: () => ClassType<Value>,
  description: string,
): ObjectField<Value> => ({ type, options: { description } });

/** A list; `length` is its usual number of items, for the cost of a query. */
export const list = <Value extends object>(
  item: () => ClassType<Value>,
  description: string,
  length?: number,
): ObjectField<Value[]> => listField(item, description, length);

export const texts = (description: string, length?: number): ObjectField<string[]> =>
  listField(() => String, description, length);

export const ints = (description: string, length?: number): ObjectField<number[]> =>
  listField(() => Int, description, length);

function listField<Value>(item: () => object, description: string, length?: number): ObjectField<Value[]> {
  const options = { description, ...(length !== undefined && { complexity: listOf(length) }) };
  return { type: () => [item()], options };
}

/** A field that may be null. */
export const orNull = <Value>({ type, options }: ObjectField<Value>): ObjectField<Value | null> => ({
  type,
  options: { ...options, nullable: true },
});

/** Returns the fields of a form or an entry. Optional ones may be null. */
export function ofRules<F extends Fields>(
  fields: F,
  descriptions: Record<keyof F, string>,
): { [Name in keyof F]: ObjectField<Filled<v.InferOutput<F[Name]>>> } {
  const outputs = Object.entries(fields).map(([name, field]) => {
    const facts = factsOf(field);
    const output = { type: () => typeOf(facts), options: { description: descriptions[name] ?? '' } };
    return [name, facts.required ? output : orNull(output)];
  });
  return Object.fromEntries(outputs);
}

type Filled<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;
