import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { withFacts } from '../../business/facts.ts';
import { createEntry, removeEntry, updateEntry } from '../../entry/write.service.ts';
import type { Context } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { VersionArg } from '../../platform/graphql/version-arg.ts';
import { listTemplates, templateKind, templateOf } from './service.ts';
import { DeletedReplyTemplate, ReplyTemplateInput, ReplyTemplateType } from './type.ts';

const TemplateId = () => Arg('id', () => Int, { description: 'The `template_id` of the template.' });
const TemplateArg = () => Arg('input', () => ReplyTemplateInput, { description: 'The template.' });

@Resolver(() => ReplyTemplateType)
export class ReplyTemplateResolver {
  @FieldResolver(() => String, {
    description: 'The text with the prices and the details of the business that its tokens name.',
  })
  filledText(@Ctx() context: Context, @Root() { text }: ReplyTemplateType): Promise<string> {
    return withFacts(context, text);
  }

  @Access('admin')
  @Query(() => [ReplyTemplateType], {
    complexity: listOf(20),
    description: 'Returns the templates for replies, by name.',
  })
  replyTemplates(@Ctx() context: Context): Promise<ReplyTemplateType[]> {
    return listTemplates(context);
  }

  @Access('admin')
  @Mutation(() => ReplyTemplateType, { description: 'Creates a template for replies.' })
  async createReplyTemplate(
    @Ctx() context: Context,
    @TemplateArg() input: ReplyTemplateInput,
  ): Promise<ReplyTemplateType> {
    return templateOf(await createEntry(context, templateKind, input));
  }

  @Access('admin')
  @Mutation(() => ReplyTemplateType, { description: 'Replaces a template for replies.' })
  async updateReplyTemplate(
    @Ctx() context: Context,
    @TemplateId() id: number,
    @TemplateArg() input: ReplyTemplateInput,
    @VersionArg('template') version: number,
  ): Promise<ReplyTemplateType> {
    return templateOf(await updateEntry(context, templateKind, id, input, version));
  }

  @Access('admin')
  @Mutation(() => DeletedReplyTemplate, {
    description: 'Deletes a template. It can be restored for thirty days. NOT_FOUND if there is none.',
  })
  async deleteReplyTemplate(
    @Ctx() context: Context,
    @TemplateId() id: number,
  ): Promise<DeletedReplyTemplate> {
    await removeEntry(context, templateKind, id);
    return { template_id: id };
  }
}
