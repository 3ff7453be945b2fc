import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { valueOf } from './values.ts';

/** The body of a POST. */
export interface FuzzedOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** Generates operations for every query and mutation of the schema, with all fields and any arguments. */
export function operationsOf(schema: GraphQLSchema): fc.Arbitrary<FuzzedOperation> {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return fc.oneof(
    ...roots.flatMap(([kind, root]) =>
      Object.values(root?.getFields() ?? {}).map((field) => operationOf(schema, kind, field)),
    ),
  );
}

function operationOf(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): fc.Arbitrary<FuzzedOperation> {
  const values = Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.type, arg.astNode, 8)]));
  const required = field.args.filter((arg) => isNonNullType(arg.type)).map(({ name }) => name);
  const selection = selectionOf(schema, field.type, 4);
  return fc.tuple(fc.record(values, { requiredKeys: required }), fc.boolean()).map(([variables, inline]) => {
    const given = field.args.filter(({ name }) => name in variables);
    if (inline) {
      const literals = given.map((arg) => `${arg.name}: ${literal(variables[arg.name], arg.type)}`);
      return { query: `${kind} { ${field.name}${inBrackets(literals)} ${selection} }`, variables: {} };
    }
    const declared = inBrackets(given.map(({ name, type }) => `$${name}: ${type}`));
    const named = inBrackets(given.map(({ name }) => `${name}: $${name}`));
    return { query: `${kind} ${declared} { ${field.name}${named} ${selection} }`, variables };
  });
}

const inBrackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** Prints a value as a GraphQL literal; values of enums are unquoted. */
function literal(value: unknown, type?: GraphQLArgument['type']): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, type && itemOf(type))).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const named = type && getNamedType(type);
    const fields = isInputObjectType(named) ? named.getFields() : {};
    const parts = Object.entries(value).map(
      ([name, item]) => `${name}: ${literal(item, fields[name]?.type)}`,
    );
    return `{${parts.join(', ')}}`;
  }
  if (typeof value === 'string' && isEnumType(type && getNamedType(type)) && /^\w+$/.test(value))
    return value;
  return JSON.stringify(value) ?? 'null';
}

function itemOf(type: GraphQLInputType): GraphQLInputType {
  if (isNonNullType(type)) return itemOf(type.ofType);
  return isListType(type) ? type.ofType : type;
}

/** Returns a selection of all fields of a type, down to this depth. */
function selectionOf(schema: GraphQLSchema, output: GraphQLOutputType, levels: number): string {
  const type: GraphQLNamedOutputType = getNamedType(output);
  if (isLeafType(type)) return '';
  if (levels === 0) return '{ __typename }';
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const own = isObjectType(type) ? Object.values(type.getFields()) : [];
  const parts = [
    '__typename',
    ...own.map((field) => `${field.name} ${selectionOf(schema, field.type, levels - 1)}`),
    ...possible.map((one) => `... on ${one.name} ${selectionOf(schema, one, levels - 1)}`),
  ];
  return `{ ${parts.join(' ')} }`;
}
