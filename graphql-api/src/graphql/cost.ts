import {
  type DocumentNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
} from 'graphql';
// Its other build takes graphql-js's ES modules, a second copy in which no type of ours is one.
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs';
import { Extensions } from 'type-graphql';
import { badRequest } from '../core/errors.ts';
import { introspectionLength } from './cost.introspection.ts';

/**
 * What an answer may weigh, in bytes of JSON. The heaviest that are ordinary: a page of 50 whole articles is estimated at
 * 270,000 (4.4 KB each in the demo content), GraphiQL's introspection at 165,000 (it has 116 KB), and our own client's
 * heaviest operation, a hundred leads with all that they say, at 440,000.
 */
export const MAX_COST = 500_000;

/**
 * What a field of the root costs in time, as bytes that could have been written instead: a list of articles took 15 ms,
 * in which the server writes 20 to 30 KB of introspection. A mutation writes, mails or hashes a password: 50 ms.
 */
const ROOT_COST = new Map([
  ['Query', 16_000],
  ['Mutation', 50_000],
]);

/** Bytes of a value by the name of its type; a `@Size` of the field's own goes before. */
const LEAF_BYTES = new Map([
  ['Int', 6],
  ['Boolean', 5],
  ['ID', 38],
  ['UUID', 38],
  ['DateTimeISO', 26],
  // What a quote's form sends; nothing else is passed as JSON.
  ['JSONObject', 500],
  ['__TypeKind', 10],
]);
/** A name, an address, a title; longer ones have a `@Size`. */
const TEXT_BYTES = 50;
/** What the schema says of itself is short. */
const SCHEMA_TEXT_BYTES = 30;

/**
 * How large a field usually is, where its type does not say: items of a list (of a rare one less than 1), or bytes of a text.
 * The cost of an operation is reckoned by it; nothing that is stored or sent is limited by it.
 */
export function Size(size: number): PropertyDecorator & MethodDecorator {
  return Extensions({ size });
}

/** An operation as a request names it. */
export interface Operation {
  document: DocumentNode;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
}

/**
 * Gives what tells what the answer to an operation on this schema can weigh, in bytes. It throws BAD_USER_INPUT for an
 * operation whose fragments unfold to more than 10,000 fields, and for variables or arguments that graphql-js rejects.
 */
export function costMeter(schema: GraphQLSchema): (operation: Operation) => number {
  const estimators = [estimatorFor(schema)];
  return ({ document, operationName, variables = {} }) => {
    try {
      return getComplexity({
        schema,
        query: document,
        variables,
        estimators,
        ...(operationName !== undefined && { operationName }),
      });
    } catch (error) {
      if (error instanceof GraphQLError) throw badRequest(error.message);
      throw error;
    }
  };
}

/** Gives what throws BAD_USER_INPUT where the answer to an operation on this schema can weigh too much. */
export function costLimit(schema: GraphQLSchema): (operation: Operation) => void {
  const costOf = costMeter(schema);
  return (operation) => {
    const cost = Math.ceil(costOf(operation));
    if (cost <= MAX_COST) return;
    throw badRequest(`This operation costs ${cost}; at most ${MAX_COST} is answered.`);
  };
}

/** The bytes of a field with its name, and of its content times the length of the list. */
function estimatorFor(schema: GraphQLSchema): ComplexityEstimator {
  const lengthOf = introspectionLength(schema);
  return ({ field, type, node, args, childComplexity }) => {
    const isMeta = field.name.startsWith('__');
    const name = 4 + (node.alias ?? node.name).value.length + (isMeta ? 0 : (ROOT_COST.get(type.name) ?? 0));
    const leaf = getNamedType(field.type);
    const length = lengthOf(field, type.name, childComplexity) ?? listLength(field, args);
    return name + length * (isLeafType(leaf) ? leafBytes(type, field, leaf) : 2 + childComplexity);
  };
}

function leafBytes(
  type: GraphQLCompositeType,
  field: GraphQLField<unknown, unknown>,
  leaf: GraphQLLeafType,
): number {
  const { size } = field.extensions;
  if (typeof size === 'number' && !isListField(field)) return size;
  const isOfSchema = type.name.startsWith('__') || field.name === '__typename';
  return LEAF_BYTES.get(leaf.name) ?? (isOfSchema ? SCHEMA_TEXT_BYTES : TEXT_BYTES);
}

/** Arguments that say how many items a client wants; the lists in what such a field gives have `@Size(1)`. */
const SIZE_ARGUMENTS = ['pageSize', 'first', 'weeks'];
/** No argument gives more (`weeks`); a larger argument is rejected by the resolver itself. */
const MAX_ITEMS = 104;
/** A list whose length nobody declared. */
const UNKNOWN_LENGTH = 50;

/** How often the children of a field are in the answer, as far as its own declaration and arguments tell. */
function listLength(field: GraphQLField<unknown, unknown>, given: Record<string, unknown>): number {
  const { args, extensions } = field;
  const asked = args.find(({ name }) => SIZE_ARGUMENTS.includes(name));
  if (asked) {
    const items = given[asked.name] ?? asked.defaultValue ?? UNKNOWN_LENGTH;
    return Math.min(Math.max(Number(items), 1), MAX_ITEMS);
  }
  if (!isListField(field)) return 1;
  return typeof extensions['size'] === 'number' ? extensions['size'] : UNKNOWN_LENGTH;
}

/** Whether a field gives a list, `[T]` or `[T]!`. */
function isListField({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type));
}
