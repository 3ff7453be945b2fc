import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { storable } from '../../../rules/storable.ts';
import type { Context } from '../access/context.ts';
import { operationsOf } from '../access/operations.ts';

/** Has every operation take its texts as the database takes them, in whichever argument, however deep. */
export function storeOnlyStorable(schema: GraphQLSchema): void {
  for (const field of operationsOf(schema)) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args: Record<string, unknown>, context: Context, info) =>
      resolve(source, storableFields(args), context, info);
  }
}

function storableFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storableValue(value)]));
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableValue);
  // graphql-js makes inputs without a prototype; an uploaded file has one and stays as it is.
  const isInput = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null;
  return isInput ? storableFields(value) : value;
}
