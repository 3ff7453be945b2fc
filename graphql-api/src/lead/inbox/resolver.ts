import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { ListArg } from '../../platform/validation/input.ts';
import type { Lead, LeadState } from '../model/lead.entity.ts';
import { LeadId, LeadStateEnum, LeadType } from '../model/lead.type.ts';
import { viewLead } from '../query/view.ts';
import {
  countUnread,
  leadsOfPerson,
  markLeads,
  setConversationState,
  setFollowUp,
  setLeadStates,
} from './service.ts';

const LeadIds = () =>
  ListArg('ids', () => ID, {
    label: 'Leads',
    description: 'The `id` of each lead, 1 to 100.',
    minItems: 1,
    maxItems: 100,
  });
const viewAll = ({ app }: Context, leads: Lead[]) => Promise.all(leads.map((lead) => viewLead(app, lead)));

@Access('admin')
@Resolver()
export class LeadInboxResolver {
  @Query(() => [LeadType], {
    complexity: listOf(10),
    description:
      'Returns the leads of the same person as a lead, this one included: the newest 50, oldest first. They have the same email address or phone number.',
  })
  async leadConversation(@Ctx() context: Context, @LeadId() id: string): Promise<LeadType[]> {
    return viewAll(context, await leadsOfPerson(context, id));
  }

  @Query(() => Int, { description: 'Returns the number of conversations whose newest lead is unread.' })
  unreadLeadCount(@Ctx() { em }: Context): Promise<number> {
    return countUnread(em);
  }

  @Mutation(() => [LeadType], { complexity: listOf(10), description: 'Marks leads as read or unread.' })
  async markLeads(
    @Ctx() context: Context,
    @LeadIds() ids: string[],
    @Arg('isRead', () => Boolean, { description: 'False marks them as unread.' }) isRead: boolean,
  ): Promise<LeadType[]> {
    return viewAll(context, await markLeads(context, ids, isRead));
  }

  @Mutation(() => LeadType, {
    description:
      'Sets the state of a lead, and of the open leads of the same person. DONE, WON and LOST remove the follow-up date.',
  })
  async setLeadState(
    @Ctx() context: Context,
    @LeadId() id: string,
    @Arg('state', () => LeadStateEnum, { description: 'The new state.' }) state: LeadState,
  ): Promise<LeadType> {
    return viewLead(context.app, await setConversationState(context, id, state));
  }

  @Mutation(() => [LeadType], {
    complexity: listOf(10),
    description: 'Sets the state of several leads as `setLeadState` does.',
  })
  async setLeadStates(
    @Ctx() context: Context,
    @LeadIds() ids: string[],
    @Arg('state', () => LeadStateEnum, { description: 'The new state.' }) state: LeadState,
  ): Promise<LeadType[]> {
    return viewAll(context, await setLeadStates(context, ids, state));
  }

  @Mutation(() => LeadType, { description: 'Sets the day on which the daily mail reminds of a lead.' })
  async setLeadFollowUp(
    @Ctx() context: Context,
    @LeadId() id: string,
    @Arg('followUpOn', () => GraphQLLocalDate, {
      nullable: true,
      description: 'The day; null or omitted removes it.',
    })
    followUpOn?: string | null,
  ): Promise<LeadType> {
    return viewLead(context.app, await setFollowUp(context, id, followUpOn ?? null));
  }
}
