import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { withFacts } from '../../business/facts.ts';
import type { Context } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { listTemplates, templateKind } from './service.ts';
import { ReplyTemplateType } from './type.ts';

@Resolver(() => ReplyTemplateType)
export class ReplyTemplateResolver {
  @FieldResolver(() => String, {
    description: 'The text with the prices and the details of the business that its tokens name.',
  })
  filledText(@Ctx() context: Context, @Root() { text }: ReplyTemplateType): Promise<string> {
    return withFacts(context, text);
  }

  @Access(templateKind.access)
  @Query(() => [ReplyTemplateType], {
    complexity: listOf(20),
    description: 'Returns the templates for replies, by name.',
  })
  replyTemplates(@Ctx() context: Context): Promise<ReplyTemplateType[]> {
    return listTemplates(context);
  }
}
