import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { LeadType } from '../model/lead.type.ts';
import { viewLead } from '../query/view.ts';
import { repliesOf, replyToLead, viewReply } from './service.ts';
import { LeadReplyInput, LeadReplyType } from './type.ts';

@Resolver(() => LeadType)
export class LeadReplyResolver {
  @FieldResolver(() => [LeadReplyType], {
    complexity: listOf(2),
    description: 'The replies of admins, oldest first.',
  })
  async replies(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadReplyType[]> {
    const replies = (await repliesOf(context, id)) ?? [];
    return Promise.all(replies.map((reply) => viewReply(context, reply)));
  }

  @Access('admin')
  @Mutation(() => LeadType, {
    description:
      'Stores a reply and queues its mail to the visitor. A lead in the state NEW becomes ANSWERED. BAD_USER_INPUT for spam.',
  })
  async replyToLead(
    @Ctx() context: SignedIn,
    @Arg('id', () => ID, { description: 'The `id` of the lead.' }) id: string,
    @Arg('input', () => LeadReplyInput, { description: 'The reply.' }) input: LeadReplyInput,
  ): Promise<LeadType> {
    return viewLead(context.app, await replyToLead(context, id, input));
  }
}
