import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './service.ts';
import { DeletedReplyTemplate, ReplyTemplateInput, ReplyTemplateType } from './type.ts';

const TemplateId = () => Arg('id', () => Int, { description: 'The `template_id` of the template.' });
const TemplateArg = () => Arg('input', () => ReplyTemplateInput, { description: 'The template.' });

@Resolver()
export class ReplyTemplateResolver {
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
  createReplyTemplate(
    @Ctx() context: SignedIn,
    @TemplateArg() input: ReplyTemplateInput,
  ): Promise<ReplyTemplateType> {
    return createTemplate(context, input);
  }

  @Access('admin')
  @Mutation(() => ReplyTemplateType, { description: 'Replaces a template for replies.' })
  updateReplyTemplate(
    @Ctx() context: SignedIn,
    @TemplateId() id: number,
    @TemplateArg() input: ReplyTemplateInput,
    @Arg('version', () => Int, {
      description: 'The `version` that was read. CONFLICT if the template has a newer one.',
    })
    version: number,
  ): Promise<ReplyTemplateType> {
    return updateTemplate(context, id, input, version);
  }

  @Access('admin')
  @Mutation(() => DeletedReplyTemplate, {
    description: 'Deletes a template permanently. NOT_FOUND if there is none.',
  })
  async deleteReplyTemplate(
    @Ctx() context: Context,
    @TemplateId() id: number,
  ): Promise<DeletedReplyTemplate> {
    await deleteTemplate(context, id);
    return { template_id: id };
  }
}
