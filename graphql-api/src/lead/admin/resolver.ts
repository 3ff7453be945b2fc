import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../access/context.ts';
import { Access } from '../../access/operations.ts';
import { listOf } from '../../graphql/cost.ts';
import { LeadMail } from '../../mail/type.ts';
import { TextArg } from '../../validation/rule.ts';
import { erasePerson, listErasures } from '../erasure/service.ts';
import { ErasureType } from '../erasure/type.ts';
import type { LeadState } from '../model/lead.entity.ts';
import { LeadConnection, LeadStateEnum, LeadType } from '../model/lead.type.ts';
import { LeadNoteType } from '../model/note.type.ts';
import { LeadWeek } from '../model/week.type.ts';
import { listLeads } from '../query/service.ts';
import { leadConnection, viewLead } from '../query/view.ts';
import { countByWeek } from '../query/weeks.ts';
import {
  addLeadNote,
  deleteLeadNote,
  findLeadById,
  mailsOf,
  notesOf,
  setLeadState,
  versionsFrom,
} from './service.ts';

const LeadId = () => Arg('id', () => ID, { description: 'The `id` of the lead.' });

@Resolver(() => LeadType)
export class LeadAdminResolver {
  @FieldResolver(() => [LeadNoteType], {
    complexity: listOf(2),
    description: 'What admins noted about it, the oldest first.',
  })
  async notes(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadNoteType[]> {
    return (await notesOf(context, id)) ?? [];
  }

  @FieldResolver(() => [LeadMail], {
    complexity: listOf(2),
    description: "The mails about it, the business's first.",
  })
  async mails(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadMail[]> {
    return (await mailsOf(context, id)) ?? [];
  }

  @FieldResolver(() => [LeadType], {
    complexity: listOf(1),
    description:
      'The versions that the visitor corrected by it, the latest first; they are in no list of leads.',
  })
  async earlier(@Ctx() context: Context, @Root() { replaces }: LeadType): Promise<LeadType[]> {
    const versions = replaces === null ? [] : ((await versionsFrom(context, replaces)) ?? []);
    return Promise.all(versions.map((version) => viewLead(context.app, version)));
  }

  @Access('admin')
  @Query(() => LeadConnection, { description: 'What visitors sent, newest first; for an admin.' })
  async leads(
    @Ctx() context: Context,
    @Arg('formType', () => String, {
      nullable: true,
      description: 'Only leads of this form, named as in `Lead.formType`.',
    })
    formType?: string | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many, 1 to 100.' })
    first?: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after?: string | null,
    @Arg('spam', () => Boolean, {
      nullable: true,
      description: 'Only those marked as spam, or only the others; all where it is left out.',
    })
    spam?: boolean | null,
    @Arg('state', () => LeadStateEnum, { nullable: true, description: 'Only those in this state.' })
    state?: LeadState | null,
    @Arg('search', () => String, { nullable: true, description: 'Only those with this in what was sent.' })
    search?: string | null,
  ): Promise<LeadConnection> {
    const asked = { formType, first: first ?? 20, after, spam, state, search };
    return leadConnection(context, await listLeads(context, asked));
  }

  @Access('admin')
  @Query(() => LeadType, { nullable: true, description: 'One lead; null when there is none.' })
  async lead(@Ctx() context: Context, @LeadId() id: string): Promise<LeadType | null> {
    const lead = await findLeadById(context, id);
    return lead && viewLead(context.app, lead);
  }

  @Access('admin')
  @Query(() => [LeadWeek], { description: 'How many leads came in, week by week, the newest week first.' })
  leadsByWeek(
    @Ctx() context: Context,
    @Arg('weeks', () => Int, { nullable: true, defaultValue: 12, description: 'How many weeks, 1 to 104.' })
    weeks: number | null,
  ): Promise<LeadWeek[]> {
    return countByWeek(context, weeks ?? 12);
  }

  @Access('admin')
  @Query(() => [ErasureType], {
    description: "Every deletion of a person's data, or of leads for their age, the latest first.",
  })
  erasures(@Ctx() context: Context): Promise<ErasureType[]> {
    return listErasures(context);
  }

  @Access('admin')
  @Mutation(() => LeadType, { description: 'Sets the state of a lead.' })
  async setLeadState(
    @Ctx() context: Context,
    @LeadId() id: string,
    @Arg('state', () => LeadStateEnum, { description: 'Its new state.' }) state: LeadState,
  ): Promise<LeadType> {
    return viewLead(context.app, await setLeadState(context, id, state));
  }

  @Access('admin')
  @Mutation(() => LeadType, { description: 'Adds a note to a lead.' })
  async addLeadNote(
    @Ctx() context: Context,
    @LeadId() id: string,
    @TextArg('text', { label: 'A note', description: 'The text of the note.', maxLength: 5000 }) text: string,
  ): Promise<LeadType> {
    return viewLead(context.app, await addLeadNote(context, id, text));
  }

  @Access('admin')
  @Mutation(() => Boolean, { description: 'Deletes a note. Always true; NOT_FOUND where there is none.' })
  deleteLeadNote(
    @Ctx() context: Context,
    @Arg('note_id', () => Int, { description: 'The `note_id` of the note.' }) note_id: number,
  ): Promise<boolean> {
    return deleteLeadNote(context, note_id);
  }

  @Access('admin')
  @Mutation(() => ErasureType, {
    description:
      'Deletes everything a person sent from an address: leads, notes, photos, queued mails, the subscription.',
  })
  erasePerson(
    @Ctx() context: Context,
    @TextArg('email', { label: 'Email', description: "The person's email address.", maxLength: 254 })
    email: string,
  ): Promise<ErasureType> {
    return erasePerson(context, email);
  }
}
