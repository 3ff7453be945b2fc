import { GraphQLDateTimeISO, GraphQLJSONObject, GraphQLLocalDate, GraphQLUUID } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/connection.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { createEnum } from '../../platform/graphql/enum.ts';
import { formTypeDescription } from './form-types.ts';
import type { LeadBox, LeadFields, LeadState } from './lead.entity.ts';
import { LeadSourceType } from './source.type.ts';

export const LeadStateEnum = createEnum<LeadState>({
  name: 'LeadState',
  description: 'The state of a lead.',
  values: {
    new: 'Not answered yet.',
    answered: 'Answered; the outcome is open.',
    done: 'Done, without an outcome.',
    won: 'It became a job.',
    lost: 'It did not become a job.',
    spam: 'Marked as spam, by the spam check or by an admin. No mail is sent.',
  },
});

export const LeadBoxEnum = createEnum<LeadBox>({
  name: 'LeadBox',
  description: 'A list of the inbox. A conversation is in one of them, by its newest lead.',
  values: {
    new: 'Not answered yet.',
    waiting: 'Answered; the person has not written again.',
    follow_up: 'It has a `followUpOn`.',
    done: 'Done, won or lost.',
    any: 'In any list except SPAM.',
    spam: 'Leads that are marked as spam, each on its own.',
  },
});

@ObjectType({ description: 'The result of a form.' })
export class Submission {
  @Field(() => GraphQLUUID, { description: 'The `submissionId` of the input.' })
  submissionId: string;

  @Field(() => String, { description: "'success': the lead is stored and its mails are queued." })
  msg: string;
}

@ObjectType({ description: 'A photo of a lead.' })
class LeadPhoto {
  @Field(() => String, { description: 'The file name that `uploadQuotePhotos` returned.' })
  fileName: string;

  @Field(() => String, { description: 'The signed path of the photo. It expires after a day.' })
  url: string;

  @Field(() => String, { description: 'The path of a small version, 320 pixels wide.' })
  thumbnail: string;
}

@ObjectType({ description: 'An answer of a form, formatted for display.' })
export class LeadAnswer {
  @Field(() => String, { description: "The name of the form's field, such as 'listPrice'." })
  name: string;

  @Field(() => String, { description: "The label of the form's field, such as 'Estimated list price'." })
  label: string;

  @Field(() => String, { description: "The formatted value, such as '$1,150,000' or '905-555-0199'." })
  value: string;
}

@ObjectType('Lead', { description: 'A form that a visitor sent.' })
export class LeadType {
  @Field(() => ID, { description: 'The id of the lead.' })
  id: string;

  @Field(() => GraphQLUUID, { description: "The id that the visitor's client gave the submission." })
  submissionId: string;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: 'The `submissionId` of the version that this lead corrects; null if it corrects none.',
  })
  replaces: string | null;

  @Field(() => String, { description: formTypeDescription })
  formType: string;

  @Field(() => String, {
    nullable: true,
    description: "The visitor's email address; null if none was entered.",
  })
  email: string | null;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which the server stored the lead.' })
  submittedAt: Date;

  @Field(() => GraphQLJSONObject, { description: "The values that were sent, by the form's field names." })
  fields: LeadFields;

  @Field(() => [LeadAnswer], {
    complexity: listOf(12),
    description: 'The values of `fields`, formatted, in the order of the form, without the photos.',
  })
  answers: LeadAnswer[];

  @Field(() => LeadSourceType, {
    nullable: true,
    description:
      'The source of the visit during which the form was sent; null if the client did not send it.',
  })
  source: LeadSourceType | null;

  @Field(() => [LeadPhoto], {
    complexity: listOf(3),
    description: 'The photos, in the order in which they were sent.',
  })
  photos: LeadPhoto[];

  @Field(() => LeadStateEnum, { description: 'The state of the lead.' })
  state: LeadState;

  @Field(() => Boolean, { description: 'True until an admin marks it as read, or answers it.' })
  isUnread: boolean;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The day on which the daily mail reminds of it; null without one.',
  })
  followUpOn: string | null;
}

@ObjectType({ description: 'A page of leads, newest first.' })
export class LeadConnection extends ConnectionOf('Lead', () => LeadType) {}
