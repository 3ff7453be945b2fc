import { Field, Int, ObjectType } from 'type-graphql';
import { createEnum } from '../../graphql/enum.ts';
import { DateTimeScalar, DayScalar, UuidScalar } from '../../validation/scalars.ts';
import type { LeadState } from './lead.entity.ts';

/** The state of a lead, by the names of the column. */
export const LeadStateEnum = createEnum<LeadState>({
  name: 'LeadState',
  description: 'The state of a lead.',
  values: {
    new: 'Nobody has answered yet.',
    answered: 'Somebody has answered.',
    won: 'It became a job.',
    lost: 'It did not.',
    spam: 'No person meant it.',
  },
});

@ObjectType('LeadNote', { description: 'What an admin noted about a lead.' })
export class LeadNoteType {
  @Field(() => Int, { description: 'Identifies the note; later ones have higher numbers.' })
  note_id: number;

  @Field(() => String, { description: 'The text of the note.' })
  text: string;

  @Field(() => String, { description: 'The email address of who wrote it.' })
  writtenBy: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  writtenAt: Date;
}

@ObjectType({ description: 'The leads of one week.' })
export class LeadWeek {
  @Field(() => DayScalar, { description: 'The Monday it begins on, in Milton.' })
  monday: string;

  @Field(() => Int, { description: 'How many leads came in, spam left out.' })
  count: number;

  @Field(() => Int, { description: 'How many of them nobody has answered yet.' })
  unanswered: number;

  @Field(() => Int, { description: 'How many of them became a job.' })
  won: number;
}

@ObjectType('Erasure', { description: "Proof that a person's data was deleted, without any of it." })
export class ErasureType {
  @Field(() => UuidScalar, { description: 'What to tell the person as its reference.' })
  erasure_id: string;

  @Field(() => DateTimeScalar, { description: 'When the data was deleted.' })
  erasedAt: Date;

  @Field(() => String, {
    description: "The email address of the admin who did it, or 'the retention period'.",
  })
  erasedBy: string;

  @Field(() => Int, { description: 'How many leads were deleted.' })
  leads: number;

  @Field(() => Int, { description: 'How many photos were deleted.' })
  photos: number;

  @Field(() => Int, { description: 'How many mails were deleted: entries of the queue, and files.' })
  mails: number;

  @Field(() => Int, { description: 'How many newsletter subscriptions were deleted.' })
  subscriptions: number;
}
