import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { type GraphQLSchema, lexicographicSortSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { AccountAdminResolver, AccountResolver, ActivityResolver } from './account/resolver.ts';
import { SecondFactorResolver } from './account/second-factor/resolver.ts';
import { BlogResolver } from './blog/resolver.ts';
import { BusinessResolver, EntryTitleResolver, MediaUseResolver } from './business/resolver.ts';
import { CategoryResolver } from './category/resolver.ts';
import { DraftLinkResolver } from './entry/draft-link.resolver.ts';
import { EntryPictureResolver } from './entry/picture.resolver.ts';
import { EntryDraftResolver, EntryResolver, EntryVersionResolver } from './entry/resolver.ts';
import { LeadAdminResolver } from './lead/admin/resolver.ts';
import { ErasureResolver } from './lead/erasure/resolver.ts';
import { LeadResolver } from './lead/intake/resolver.ts';
import { MailboxResolver } from './lead/mailbox/resolver.ts';
import { MailResolver } from './lead/mails/resolver.ts';
import { LeadMessageResolver } from './lead/message/resolver.ts';
import { LeadOverviewResolver } from './lead/overview/resolver.ts';
import { PhotoResolver } from './lead/photos/resolver.ts';
import { LeadReplyResolver } from './lead/reply/resolver.ts';
import { ReplyTemplateResolver } from './lead/template/resolver.ts';
import { LocationResolver } from './location/resolver.ts';
import { FigureNewslettersResolver, MailingResolver } from './newsletter/mailing/resolver.ts';
import { SubscriberResolver } from './newsletter/resolver.ts';
import { PushResolver } from './notification/resolver.ts';
import { ImportResolver } from './operations/import/resolver.ts';
import { PageContentResolver } from './page-content/resolver.ts';
import { PictureResolver } from './picture/resolver.ts';
import { guardOperations } from './platform/access/operations.ts';
import { withErrorCodes } from './platform/graphql/error-codes.ts';
import { constraintDirective } from './platform/validation/constraint.ts';
import { validateArgument } from './platform/validation/input.ts';
import { PortfolioResolver } from './portfolio/resolver.ts';
import { PortfolioPairType, PortfolioPictureType, PortfolioVideoType } from './portfolio/type.ts';

const resolvers: NonEmptyArray<new () => object> = [
  BusinessResolver,
  EntryTitleResolver,
  MediaUseResolver,
  EntryResolver,
  EntryDraftResolver,
  EntryVersionResolver,
  DraftLinkResolver,
  EntryPictureResolver,
  CategoryResolver,
  BlogResolver,
  PictureResolver,
  PortfolioResolver,
  LocationResolver,
  PageContentResolver,
  PhotoResolver,
  LeadResolver,
  LeadAdminResolver,
  ErasureResolver,
  LeadOverviewResolver,
  LeadReplyResolver,
  LeadMessageResolver,
  MailboxResolver,
  ReplyTemplateResolver,
  MailResolver,
  SubscriberResolver,
  FigureNewslettersResolver,
  MailingResolver,
  AccountResolver,
  AccountAdminResolver,
  ActivityResolver,
  SecondFactorResolver,
  PushResolver,
  ImportResolver,
];

/** Returns the served schema; `npm run codegen` prints it to schema.graphql. */
export function createSchema(): GraphQLSchema {
  const built = buildSchemaSync({
    resolvers,
    orphanedTypes: [PortfolioPictureType, PortfolioPairType, PortfolioVideoType],
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
