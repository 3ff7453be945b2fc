import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { leadNote } from '../../../../rules/form/reply.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access, readsInBulk, StepUp } from '../../platform/access/operations.ts';
import { AfterArg, connectionOf, FirstArg, selects } from '../../platform/graphql/connection.ts';
import { ContentIdArg, ReplacesArg } from '../../platform/graphql/content-id-args.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { SearchArg } from '../../platform/validation/args.ts';
import { ListArg, TextArg } from '../../platform/validation/input.ts';
import { LeadMail, viewMail } from '../mails/type.ts';
import { filterFields } from '../model/filter.ts';
import { type Lead, type LeadBox, type LeadState, leadStates } from '../model/lead.entity.ts';
import {
  DeletedLeadNote,
  LeadBoxEnum,
  LeadConnection,
  LeadId,
  LeadNoteType,
  LeadStateEnum,
  LeadType,
} from '../model/lead.type.ts';
import { type LeadToDo, LeadToDoEnum } from '../model/to-do.ts';
import { listLeads } from '../query/service.ts';
import { viewLead } from '../query/view.ts';
import {
  addLeadNote,
  countUnread,
  deleteLeadNote,
  leadsOfPerson,
  mailsOf,
  markLeads,
  notesOf,
  setFollowUp,
  setLeadStates,
  versionsFrom,
} from './service.ts';

const LeadIds = () =>
  ListArg('ids', () => ID, {
    label: 'Leads',
    description: 'The `id` of each lead, 1 to 100.',
    minItems: 1,
    maxItems: 100,
    maxLength: 100,
  });
const viewAll = (context: Context, leads: Lead[]) => leads.map((lead) => viewLead(context, lead));

@Access('leads')
@Resolver(() => LeadType)
export class LeadAdminResolver {
  @FieldResolver(() => [LeadNoteType], {
    complexity: listOf(2),
    description: 'The notes of admins, oldest first.',
  })
  async notes(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadNoteType[]> {
    return (await notesOf(context, id)) ?? [];
  }

  @FieldResolver(() => [LeadMail], {
    complexity: listOf(2),
    description: "The mails about the lead, the business's first.",
  })
  async mails(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadMail[]> {
    return ((await mailsOf(context, id)) ?? []).map(viewMail);
  }

  // About one lead in twenty is a correction.
  @FieldResolver(() => [LeadType], {
    complexity: listOf(1),
    description: 'The versions that the visitor corrected, the latest first. `leads` does not list them.',
  })
  async earlier(@Ctx() context: Context, @Root() { replaces }: LeadType): Promise<LeadType[]> {
    const versions = replaces ? ((await versionsFrom(context, replaces)) ?? []) : [];
    return viewAll(context, versions);
  }

  @StepUp(readsInBulk)
  @Query(() => LeadConnection, {
    description:
      'Returns a page of leads, newest first. Corrected leads are listed with their latest version only.',
  })
  async leads(
    @Ctx() context: Context,
    @TextArg('formType', filterFields.formType, 'Returns only leads with this `formType`.')
    formType?: string | null,
    @FirstArg('leads') first?: number | null,
    @AfterArg() after?: string | null,
    @ListArg('states', () => LeadStateEnum, {
      label: 'States',
      maxItems: leadStates.length,
      nullable: true,
      description:
        'Returns only leads in one of these states, NEW without newsletter subscriptions; if omitted, leads in all states, SPAM included.',
    })
    states?: LeadState[] | null,
    @SearchArg(
      'Returns only leads that contain each of these words in their values, notes, replies or messages, or in the name of the form.',
    )
    search?: string | null,
    @Arg('toDo', () => LeadToDoEnum, {
      nullable: true,
      description: 'Returns only leads that wait for an admin for this reason, without spam.',
    })
    toDo?: LeadToDo | null,
    @Arg('box', () => LeadBoxEnum, {
      nullable: true,
      description:
        'Returns the newest lead of each conversation in this list of the inbox. A search finds conversations of which any lead matches.',
    })
    box?: LeadBox | null,
    @Info() info?: GraphQLResolveInfo,
  ): Promise<LeadConnection> {
    const isCounted = !info || selects(info, 'totalCount');
    const filter = { formType, states, search, toDo, box };
    const page = await listLeads(context, { first: first ?? 20, after, isCounted, ...filter });
    return connectionOf(page, (lead) => viewLead(context, lead));
  }

  @Mutation(() => LeadType, { description: 'Adds a note to a lead.' })
  async addLeadNote(
    @Ctx() context: SignedIn,
    @LeadId() id: string,
    @TextArg('text', leadNote, 'The text of the note.') note: string,
    @ContentIdArg('note') content_id?: string | null,
    @ReplacesArg() replaces?: string[] | null,
  ): Promise<LeadType> {
    const ids = content_id ? { id: content_id, replaces } : null;
    return viewLead(context, await addLeadNote(context, id, note, ids));
  }

  @Mutation(() => DeletedLeadNote, { description: 'Deletes a note permanently. NOT_FOUND if there is none.' })
  async deleteLeadNote(
    @Ctx() context: SignedIn,
    @Arg('note_id', () => Int, { description: 'The `note_id` of the note.' }) note_id: number,
  ): Promise<DeletedLeadNote> {
    await deleteLeadNote(context, note_id);
    return { note_id };
  }

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

  @Mutation(() => [LeadType], {
    complexity: listOf(10),
    description:
      'Sets the state of leads, and of the open leads of the same person. DONE, WON and LOST remove the follow-up date.',
  })
  async setLeadStates(
    @Ctx() context: SignedIn,
    @LeadIds() ids: string[],
    @Arg('state', () => LeadStateEnum, { description: 'The new state.' }) state: LeadState,
  ): Promise<LeadType[]> {
    return viewAll(context, await setLeadStates(context, ids, state));
  }

  @Mutation(() => LeadType, { description: 'Sets the day on which the daily mail reminds of a lead.' })
  async setLeadFollowUp(
    @Ctx() context: SignedIn,
    @LeadId() id: string,
    @Arg('followUpOn', () => GraphQLLocalDate, {
      nullable: true,
      description: 'The day; null or omitted removes it.',
    })
    followUpOn?: string | null,
  ): Promise<LeadType> {
    return viewLead(context, await setFollowUp(context, id, followUpOn ?? null));
  }
}
