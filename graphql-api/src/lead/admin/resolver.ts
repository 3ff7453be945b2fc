import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { text } from '../../../../rules/field/text.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access, readsInBulk, StepUp } from '../../platform/access/operations.ts';
import { AfterArg, connectionOf, FirstArg } from '../../platform/graphql/connection.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { ListArg, TextArg } from '../../platform/validation/input.ts';
import { countPersonalData, erasePerson, listErasures } from '../erasure/service.ts';
import { ErasureConnection, ErasureType, PersonalData } from '../erasure/type.ts';
import { LeadMail, viewMail } from '../mails/type.ts';
import { type LeadBox, type LeadState, leadStates } from '../model/lead.entity.ts';
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
import { leadConnection, viewLead } from '../query/view.ts';
import { addLeadNote, deleteLeadNote, findLeadById, mailsOf, notesOf, versionsFrom } from './service.ts';

const PersonEmail = () => TextArg('email', text('Email', 254), "The person's email address.");

@Access('admin')
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
    return Promise.all(versions.map((version) => viewLead(context.app, version)));
  }

  @StepUp(readsInBulk)
  @Query(() => LeadConnection, {
    description:
      'Returns a page of leads, newest first. Corrected leads are listed with their latest version only.',
  })
  async leads(
    @Ctx() context: Context,
    @Arg('formType', () => String, {
      nullable: true,
      description: 'Returns only leads with this `formType`.',
    })
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
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Returns only leads that contain each of these words in their values, notes or replies, or in the name of the form.',
    })
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
  ): Promise<LeadConnection> {
    const page = await listLeads(context, { formType, first: first ?? 20, after, states, search, toDo, box });
    return leadConnection(context, page);
  }

  @Query(() => LeadType, { nullable: true, description: 'Returns a lead; null if there is none.' })
  async lead(@Ctx() context: Context, @LeadId() id: string): Promise<LeadType | null> {
    const lead = await findLeadById(context, id);
    return lead && viewLead(context.app, lead);
  }

  @Query(() => ErasureConnection, { description: 'Returns a page of the erasures, newest first.' })
  async erasures(
    @Ctx() context: Context,
    @FirstArg('erasures') first?: number | null,
    @AfterArg() after?: string | null,
  ): Promise<ErasureConnection> {
    return connectionOf(await listErasures(context, { first: first ?? 20, after }), (erasure) => erasure);
  }

  @StepUp()
  @Query(() => PersonalData, { description: 'Counts the data of a person that `erasePerson` would delete.' })
  personalData(@Ctx() context: Context, @PersonEmail() email: string): Promise<PersonalData> {
    return countPersonalData(context, email);
  }

  @Mutation(() => LeadType, { description: 'Adds a note to a lead.' })
  async addLeadNote(
    @Ctx() context: SignedIn,
    @LeadId() id: string,
    @TextArg('text', text('A note', 5000, { multiline: true }), 'The text of the note.') note: string,
  ): Promise<LeadType> {
    return viewLead(context.app, await addLeadNote(context, id, note));
  }

  @Mutation(() => DeletedLeadNote, { description: 'Deletes a note permanently. NOT_FOUND if there is none.' })
  async deleteLeadNote(
    @Ctx() context: Context,
    @Arg('note_id', () => Int, { description: 'The `note_id` of the note.' }) note_id: number,
  ): Promise<DeletedLeadNote> {
    await deleteLeadNote(context, note_id);
    return { note_id };
  }

  @StepUp()
  @Mutation(() => ErasureType, {
    description:
      'Deletes all data of a person permanently: leads, notes, photos, mails and the newsletter subscription.',
  })
  erasePerson(@Ctx() context: SignedIn, @PersonEmail() email: string): Promise<ErasureType> {
    return erasePerson(context, email);
  }
}
