import {
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getNullableType,
  getVariableValues,
  isListType,
  type OperationDefinitionNode,
} from 'graphql';
// The ESM build loads a second copy of graphql-js, so `instanceof` checks fail.
import {
  type ComplexityEstimator,
  fieldExtensionsEstimator,
  getComplexity,
} from 'graphql-query-complexity/cjs';
import { AppError, badRequest } from '../core/errors.ts';
import { checkArguments } from '../validation/check-arguments.ts';

/** The limit of an anonymous client. GraphiQL's introspection and 50 whole articles are below it. */
export const MAX_COST = 6_000;
/** The limit of an admin. A page of 100 leads with all their fields is below it. */
export const MAX_ADMIN_COST = 10 * MAX_COST;

/** Cost of a field itself. Root fields run statements; mutations write, send mail or hash a password. */
const ROOT_COST = new Map([
  ['Query', 200],
  ['Mutation', 600],
]);
const FIELD_COST = 1;

/** Arguments with the number of items; resolvers reject more than 104 (`weeks`). */
const LENGTH_ARGUMENTS = ['pageSize', 'first', 'weeks'];
const MAX_LENGTH = 104;
/** Characters of text in the arguments that cost as much as an item of a list. */
const TEXT_PER_ITEM = 100;
/** Length of a list that declares none. */
const DEFAULT_LENGTH = 10;
/** Assumed length of the lists of introspection: `types` is longer, `args` and `interfaces` are shorter. */
const INTROSPECTION_LENGTH = 4;

const costOfField = (typeName: string, fieldName: string) =>
  fieldName.startsWith('__') ? FIELD_COST : (ROOT_COST.get(typeName) ?? FIELD_COST);

/** Returns the `complexity` of a list, usually of this length, or a field whose parent counts items (1). */
export function listOf(length: number): ComplexityEstimator {
  return ({ type, field, childComplexity }) => costOfField(type.name, field.name) + length * childComplexity;
}

const declaredCost = fieldExtensionsEstimator();

/** Adds the items of the lists and the texts among a field's arguments to the cost of its output. */
const estimate: ComplexityEstimator = (options) => {
  const { type, field, args, childComplexity } = options;
  checkArguments(field, args);
  const output =
    declaredCost(options) ??
    costOfField(type.name, field.name) + lengthOf(type.name, field, args) * childComplexity;
  return Number(output) + countItems(args);
};

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Returns the number of items in all lists of a value, at any depth, and of the texts by their length. */
function countItems(value: unknown): number {
  if (typeof value === 'string') return Math.floor(value.length / TEXT_PER_ITEM);
  // Inputs are plain objects; uploaded files are not.
  if (!isPlainObject(value) && !Array.isArray(value)) return 0;
  const inner = Object.values(value).reduce<number>((sum, it) => sum + countItems(it), 0);
  return Array.isArray(value) ? inner + value.length : inner;
}

function lengthOf(
  typeName: string,
  { args: declared, type }: GraphQLField<unknown, unknown>,
  args: Record<string, unknown>,
): number {
  const name = declared.find((argument) => LENGTH_ARGUMENTS.includes(argument.name))?.name;
  if (name !== undefined) return Math.min(Math.max(Number(args[name] ?? MAX_LENGTH), 1), MAX_LENGTH);
  if (!isListType(getNullableType(type))) return 1;
  return typeName.startsWith('__') ? INTROSPECTION_LENGTH : DEFAULT_LENGTH;
}

/** An operation with its document and variables. */
interface CostedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown> | undefined;
}

/**
 * Returns the cost of an operation: its fields, multiplied by the lengths of the lists around them, and the
 * lists and texts in its arguments. Throws BAD_USER_INPUT for variables that do not fit the schema, for
 * arguments that are too long, and for fragments that expand to more than 10,000 fields.
 */
export function costOf(
  schema: GraphQLSchema,
  { document, operation, variables = {} }: CostedOperation,
): number {
  // getComplexity checks them too, but collects an error for each of 100,000 items.
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  if (errors?.[0]) throw badRequest(errors[0].message);
  const operationName = operation.name?.value;
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      estimators: [estimate],
      ...(operationName !== undefined && { operationName }),
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof GraphQLError) throw badRequest(error.message);
    throw error;
  }
}

/** Throws BAD_USER_INPUT for an operation above the limit. */
export function limitCost(schema: GraphQLSchema, operation: CostedOperation, maxCost: number): void {
  // graphql-js takes long to read long lists.
  const items = countItems(operation.variables);
  const cost = items > maxCost ? items : costOf(schema, operation);
  if (cost > maxCost) throw badRequest(`This operation costs ${cost}; the limit is ${maxCost}.`);
}
