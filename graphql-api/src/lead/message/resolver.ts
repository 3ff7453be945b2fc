import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { batchLoader } from '../../platform/graphql/batch-loader.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { LeadType } from '../model/lead.type.ts';
import { messagesOfLeads, newestMessageOf } from '../query/messages.ts';
import { LeadMessageType } from './type.ts';
import { viewMessage } from './view.ts';

const messagesOf = batchLoader(({ em }, leadIds: readonly string[]) => messagesOfLeads(em, leadIds));

@Access('leads')
@Resolver(() => LeadType)
export class LeadMessageResolver {
  @FieldResolver(() => [LeadMessageType], {
    complexity: listOf(2),
    description: 'The mails of the client, and others that answer ours, oldest first.',
  })
  async messages(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadMessageType[]> {
    return ((await messagesOf(context, id)) ?? []).map((message) => viewMessage(context, message));
  }

  @FieldResolver(() => LeadMessageType, {
    nullable: true,
    description:
      'The newest mail of the client in the conversation; null without one. Automatic ones do not count.',
  })
  async newestMessage(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadMessageType | null> {
    const message = await newestMessageOf(context, id);
    return message ? viewMessage(context, message) : null;
  }
}
