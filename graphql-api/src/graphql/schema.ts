import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { AccountResolver } from '../account/account.resolver.ts';
import { BlogAdminResolver } from '../blog/blog.admin.resolver.ts';
import { BlogResolver } from '../blog/blog.resolver.ts';
import { BusinessResolver } from '../business/business.resolver.ts';
import { CategoryResolver } from '../category/category.resolver.ts';
import { LeadAdminResolver } from '../lead/lead.admin.resolver.ts';
import { LeadResolver } from '../lead/lead.resolver.ts';
import { LocationAdminResolver } from '../location/location.admin.resolver.ts';
import { LocationResolver } from '../location/location.resolver.ts';
import { MailResolver } from '../mail/mail.resolver.ts';
import { PhotoResolver } from '../photo/photo.resolver.ts';
import { PictureResolver } from '../picture/picture.resolver.ts';
import { PortfolioAdminResolver } from '../portfolio/portfolio.admin.resolver.ts';
import { PortfolioResolver } from '../portfolio/portfolio.resolver.ts';
import { PortfolioPairType, PortfolioPictureType, PortfolioVideoType } from '../portfolio/portfolio.type.ts';
import { guardOperations } from './access.ts';
import { constraintDirective, validateArgument } from './constraint.ts';

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
  const schema = buildSchemaSync({
    resolvers,
    orphanedTypes: [PortfolioPictureType, PortfolioPairType, PortfolioVideoType],
    directives: [constraintDirective],
    validateFn: validateArgument,
  });
  // type-graphql makes the two roots itself and has no place to describe them.
  Object.assign(schema.getQueryType() ?? {}, { description: 'What can be read.' });
  Object.assign(schema.getMutationType() ?? {}, { description: 'What can be sent and changed.' });
  guardOperations(schema);
  return schema;
}

/** The schema as text, directives included (the printer of graphql-js drops them). */
export function schemaText(): string {
  return `${printSchemaWithDirectives(createSchema())}\n`;
}
