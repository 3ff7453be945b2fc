import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Size } from '../../graphql/cost.ts';
import { DateTimeScalar, UuidScalar } from '../../validation/scalars.ts';
import { LeadStateEnum } from './admin.type.ts';
import type { LeadFields, LeadState } from './lead.entity.ts';

@ObjectType({ description: 'The answer to a form.' })
export class Submission {
  @Field(() => UuidScalar, { description: 'The one that was sent.' })
  submissionId: string;

  @Field(() => String, { description: "'success': the lead is stored, and its mails are queued." })
  msg: string;
}

@ObjectType({ description: 'A photo that came with a lead.' })
export class LeadPhoto {
  @Field(() => String, { description: 'Its name, as the upload gave it.' })
  fileName: string;

  @Field(() => String, { description: 'Where to see it; the address is signed and ends after a day.' })
  url: string;
}

@ObjectType({ description: 'One answer of a form, as people write it.' })
export class LeadAnswer {
  @Size(15)
  @Field(() => String, { description: "The form's own name of the field, such as 'listPrice'." })
  name: string;

  @Size(15)
  @Field(() => String, { description: 'What the form calls it.' })
  label: string;

  @Size(15)
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

  @Field(() => String, { description: "Which form it came from, such as 'Get a Qoute'." })
  formType: string;

  @Field(() => String, { description: "The visitor's address." })
  email: string;

  @Field(() => DateTimeScalar, { description: 'When it was stored.' })
  submittedAt: Date;

  @Field(() => GraphQLJSONObject, { description: "What was sent, by the form's field names." })
  fields: LeadFields;

  @Size(12)
  @Field(() => [LeadAnswer], {
    description: '`fields` to be read by people, in the order of the form; without the photos.',
  })
  answers: LeadAnswer[];

  @Size(3)
  @Field(() => [LeadPhoto], { description: 'Its photos, in the order in which they were sent.' })
  photos: LeadPhoto[];

  @Field(() => Boolean, {
    description: "Whether it looks like a bot's; such a lead is stored, and no mail is sent.",
  })
  spam: boolean;

  @Field(() => LeadStateEnum, { description: 'How far an admin has come with it.' })
  state: LeadState;
}

@ObjectType({ description: 'A lead at its place in the list.' })
export class LeadEdge {
  @Field(() => LeadType, { description: 'The lead.' })
  node: LeadType;

  @Field(() => String, { description: 'Its place, for `after`.' })
  cursor: string;
}

@ObjectType({ description: 'Where a page of a list ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more after it.' })
  hasNextPage: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of its last item; null where it is empty.',
  })
  endCursor: string | null;
}

@ObjectType({ description: 'A page of leads, newest first.' })
export class LeadConnection {
  @Size(1)
  @Field(() => [LeadEdge], { description: 'The leads with their places.' })
  edges: LeadEdge[];

  @Size(1)
  @Field(() => [LeadType], { description: 'The leads.' })
  nodes: LeadType[];

  @Field(() => PageInfo, { description: 'Where this page ends.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many there are in all, of the form asked for.' })
  totalCount: number;
}
