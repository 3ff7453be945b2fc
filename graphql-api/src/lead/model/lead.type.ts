import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { listOf } from '../../graphql/cost.ts';
import { createEnum } from '../../graphql/enum.ts';
import { DateTimeScalar, UuidScalar } from '../../validation/scalars.ts';
import { formTypeDescription } from './form-types.ts';
import type { LeadFields, LeadState } from './lead.entity.ts';

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

@ObjectType({ description: 'The answer to a form.' })
export class Submission {
  @Field(() => UuidScalar, { description: 'The `submissionId` of the input.' })
  submissionId: string;

  @Field(() => String, { description: "'success': the lead is stored, and its mails are queued." })
  msg: string;
}

@ObjectType({ description: 'A photo that came with a lead.' })
export class LeadPhoto {
  @Field(() => String, { description: 'Name of the file, as `uploadQuotePhotos` gave it.' })
  fileName: string;

  @Field(() => String, { description: 'Path of the photo; it is signed, and expires after a day.' })
  url: string;
}

@ObjectType({ description: 'One answer of a form, as people write it.' })
export class LeadAnswer {
  @Field(() => String, { description: "The form's own name of the field, such as 'listPrice'." })
  name: string;

  @Field(() => String, { description: "The form's label of the field, such as 'Estimated list price'." })
  label: string;

  @Field(() => String, { description: "The value to show, such as '$1,150,000' or '905-555-0199'." })
  value: string;
}

@ObjectType('Lead', { description: 'What a visitor sent.' })
export class LeadType {
  @Field(() => ID, {
    description: 'Identifies the lead in this database; visitors know it by its `submissionId`.',
  })
  id: string;

  @Field(() => UuidScalar, { description: "The id that the visitor's client gave it." })
  submissionId: string;

  @Field(() => UuidScalar, {
    nullable: true,
    description: 'The `submissionId` of the version that it corrects; null where it corrects none.',
  })
  replaces: string | null;

  @Field(() => String, { description: formTypeDescription })
  formType: string;

  @Field(() => String, { description: "The visitor's email address." })
  email: string;

  @Field(() => DateTimeScalar, { description: 'When the server stored it.' })
  submittedAt: Date;

  @Field(() => GraphQLJSONObject, { description: "What was sent, by the form's field names." })
  fields: LeadFields;

  @Field(() => [LeadAnswer], {
    complexity: listOf(12),
    description: '`fields` to be read by people, in the order of the form; without the photos.',
  })
  answers: LeadAnswer[];

  @Field(() => [LeadPhoto], {
    complexity: listOf(3),
    description: 'Its photos, in the order in which they were sent.',
  })
  photos: LeadPhoto[];

  @Field(() => Boolean, {
    description: "Whether it looks like a bot's; such a lead is stored, and no mail is sent.",
  })
  spam: boolean;

  @Field(() => LeadStateEnum, { description: 'How far an admin has come with it.' })
  state: LeadState;
}

@ObjectType({ description: 'A lead and its cursor.' })
export class LeadEdge {
  @Field(() => LeadType, { description: 'The lead itself.' })
  node: LeadType;

  @Field(() => String, { description: 'Its position in the list, for `after`.' })
  cursor: string;
}

@ObjectType({ description: 'Where a page of a list begins and ends, as Relay defines it.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more items after this page.' })
  hasNextPage: boolean;

  @Field(() => Boolean, {
    description: 'Whether there are items before this page: it was asked for by `after`.',
  })
  hasPreviousPage: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first item; null where the page is empty.',
  })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last item, for `after`; null where the page is empty.',
  })
  endCursor: string | null;
}

@ObjectType({ description: 'A page of leads, newest first.' })
export class LeadConnection {
  @Field(() => [LeadEdge], { complexity: listOf(1), description: 'The leads with their cursors.' })
  edges: LeadEdge[];

  @Field(() => [LeadType], { complexity: listOf(1), description: 'The leads without their cursors.' })
  nodes: LeadType[];

  @Field(() => PageInfo, { description: 'Where this page begins and ends.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many leads pass the filters, on all pages.' })
  totalCount: number;
}
