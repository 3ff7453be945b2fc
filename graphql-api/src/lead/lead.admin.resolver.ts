import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import {
  addLeadNote,
  countByWeek,
  deleteLeadNote,
  findLeadById,
  mailsOf,
  notesOf,
  setLeadState,
} from './lead.admin.service.ts';
import { ErasureType, LeadMail, LeadNoteType, LeadStateEnum, LeadWeek } from './lead.admin.type.ts';
import type { LeadState } from './lead.entity.ts';
import { erasePerson, listErasures } from './lead.erasure.service.ts';
import { LeadType } from './lead.type.ts';
import { viewLead } from './lead.view.ts';

const LeadId = () => Arg('id', () => ID, { description: 'Its id.' });

@Resolver(() => LeadType)
export class LeadAdminResolver {
  @FieldResolver(() => [LeadNoteType], { description: 'What admins noted about it, the oldest first.' })
  notes(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadNoteType[]> {
    return notesOf(context, id);
  }

  @FieldResolver(() => [LeadMail], {
    description: 'The mails that it owes or owed; those sent are known for ninety days.',
  })
  mails(@Ctx() context: Context, @Root() { id }: LeadType): Promise<LeadMail[]> {
    return mailsOf(context, id);
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
  @Query(() => [ErasureType], { description: "Every deletion of a person's data, the latest first." })
  erasures(@Ctx() context: Context): Promise<ErasureType[]> {
    return listErasures(context);
  }

  @Access('admin')
  @Mutation(() => LeadType, { description: 'Says where a lead stands.' })
  async setLeadState(
    @Ctx() context: Context,
    @LeadId() id: string,
    @Arg('state', () => LeadStateEnum, { description: 'Where it stands now.' }) state: LeadState,
  ): Promise<LeadType> {
    return viewLead(context.app, await setLeadState(context, id, state));
  }

  @Access('admin')
  @Mutation(() => LeadType, { description: 'Writes a note beside a lead.' })
  async addLeadNote(
    @Ctx() context: Context,
    @LeadId() id: string,
    @Arg('text', () => String, { description: 'The note, at most 5000 characters.' }) text: string,
  ): Promise<LeadType> {
    return viewLead(context.app, await addLeadNote(context, id, text));
  }

  @Access('admin')
  @Mutation(() => Boolean, { description: 'Deletes a note.' })
  deleteLeadNote(
    @Ctx() context: Context,
    @Arg('note_id', () => Int, { description: "The note's number." }) note_id: number,
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
    @Arg('email', () => String, { description: "The person's email address." }) email: string,
  ): Promise<ErasureType> {
    return erasePerson(context, email);
  }
}
