import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  type GraphQLSchema,
  lexicographicSortSchema,
  specifiedDirectives,
} from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { storable } from '../../rules/storable.ts';
import type { Context } from './access/context.ts';
import { guardOperations, operationsOf } from './access/operations.ts';
import { AccountResolver } from './account/resolver.ts';
import { BlogAdminResolver } from './blog/admin.resolver.ts';
import { BlogResolver } from './blog/resolver.ts';
import { BusinessResolver } from './business/resolver.ts';
import { CategoryResolver } from './category/resolver.ts';
import { withErrorCodes } from './graphql/error-codes.ts';
import { LeadAdminResolver } from './lead/admin/resolver.ts';
import { LeadResolver } from './lead/intake/resolver.ts';
import { PhotoResolver } from './lead/photos/resolver.ts';
import { LocationAdminResolver } from './location/admin.resolver.ts';
import { LocationResolver } from './location/resolver.ts';
import { MailResolver } from './mail/resolver.ts';
import { PictureResolver } from './picture/resolver.ts';
import { PortfolioAdminResolver } from './portfolio/admin.resolver.ts';
import { PortfolioResolver } from './portfolio/resolver.ts';
import { PortfolioPairType, PortfolioPictureType, PortfolioVideoType } from './portfolio/type.ts';
import { constraintDirective, validateArgument } from './validation/rule.ts';

const resolvers: NonEmptyArray<new () => object> = [
  BusinessResolver,
  CategoryResolver,
  BlogResolver,
  BlogAdminResolver,
  PictureResolver,
  PortfolioResolver,
  PortfolioAdminResolver,
  LocationResolver,
  LocationAdminResolver,
  PhotoResolver,
  LeadResolver,
  LeadAdminResolver,
  MailResolver,
  AccountResolver,
];

/** The schema as served; `npm run codegen` prints it to schema.graphql. */
export function createSchema(): GraphQLSchema {
  const built = buildSchemaSync({
    resolvers,
    orphanedTypes: [PortfolioPictureType, PortfolioPairType, PortfolioVideoType],
    // The first are those of every GraphQL server, which naming one of our own would take away.
    directives: [...specifiedDirectives, constraintDirective],
    validateFn: validateArgument,
  });
  const schema = withErrorCodes(built);
  // type-graphql makes the two roots itself and has no place to describe them.
  Object.assign(schema.getQueryType() ?? {}, { description: 'What can be read.' });
  Object.assign(schema.getMutationType() ?? {}, { description: 'What can be sent and changed.' });
  storeOnlyStorable(schema);
  guardOperations(schema);
  return schema;
}

/** Has every operation take its texts as the database takes them, in whichever argument, however deep. */
function storeOnlyStorable(schema: GraphQLSchema): void {
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

/** The schema as text, in a stable order, directives included (the printer of graphql-js drops them). */
export function schemaText(): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(createSchema()))}\n`;
}
