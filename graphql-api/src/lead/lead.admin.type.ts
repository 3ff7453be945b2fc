import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DayScalar, UuidScalar } from '../graphql/scalars.ts';
import { leadStates } from './lead.entity.ts';

/** Where a lead stands, by the names of the column. */
export const LeadStateEnum = Object.fromEntries(leadStates.map((state) => [state, state]));
registerEnumType(LeadStateEnum, {
  name: 'LeadState',
  description: 'Where a lead stands.',
  valuesConfig: {
    new: { description: 'Nobody has answered yet.' },
    answered: { description: 'Somebody has answered.' },
    won: { description: 'It became a job.' },
    lost: { description: 'It did not.' },
    spam: { description: 'No person meant it.' },
  },
});

@ObjectType('LeadNote', { description: 'What an admin noted about a lead.' })
export class LeadNoteType {
  @Field(() => Int, { description: 'Its number.' })
  note_id: number;

  @Field(() => String, { description: 'The note.' })
  text: string;

  @Field(() => String, { description: 'The email address of who wrote it.' })
  writtenBy: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was written.' })
  writtenAt: Date;
}

@ObjectType({ description: 'A mail that a lead owes or owed.' })
export class LeadMail {
  @Field(() => String, { description: "To whom: 'business' or 'visitor'." })
  to: string;

  @Field(() => String, { description: "'sent', 'waiting' for its next try, or 'failed' for good." })
  state: string;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was sent; null until then.' })
  sentAt: Date | null;

  @Field(() => Int, { description: 'How often it was tried again.' })
  retries: number;
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

  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  erasedAt: Date;

  @Field(() => String, { description: 'The email address of the admin who did it.' })
  erasedBy: string;

  @Field(() => Int, { description: 'How many leads.' })
  leads: number;

  @Field(() => Int, { description: 'How many photos.' })
  photos: number;

  @Field(() => Int, { description: 'How many entries of the mail queue.' })
  mails: number;

  @Field(() => Int, { description: 'How many newsletter subscriptions.' })
  subscriptions: number;
}
