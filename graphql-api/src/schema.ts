import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { type GraphQLSchema, lexicographicSortSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { features as allFeatures } from './features.ts';
import { guardOperations } from './platform/access/operations.ts';
import type { Feature } from './platform/feature.ts';
import { withErrorCodes } from './platform/graphql/error-codes.ts';
import { constraintDirective } from './platform/validation/constraint.ts';
import { validateArgument } from './platform/validation/input.ts';

/** Returns the served schema; `npm run codegen` prints it to schema.graphql. */
export function createSchema(features: readonly Feature[] = allFeatures): GraphQLSchema {
  const built = buildSchemaSync({
    resolvers: features.flatMap(({ resolvers = [] }) => resolvers) as [new () => object],
    orphanedTypes: features.flatMap(({ types = [] }) => types),
    // A list of directives replaces the default, so it must include the specified ones.
    directives: [...specifiedDirectives, constraintDirective],
    validateFn: validateArgument,
  });
  const schema = withErrorCodes(built);
  // type-graphql cannot describe the two root types.
  Object.assign(schema.getQueryType() ?? {}, { description: 'The queries.' });
  Object.assign(schema.getMutationType() ?? {}, { description: 'The mutations.' });
  guardOperations(schema);
  return schema;
}

/** Prints the schema in a stable order, with directives, which the printer of graphql-js drops. */
export function schemaText(): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(createSchema()))}\n`;
}
