import { GraphQLDateTimeISO, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UuidScalar } from '../graphql/scalars.ts';
import { LeadStateEnum } from './lead.admin.type.ts';
import type { LeadFields, LeadState } from './lead.entity.ts';

@ObjectType({ description: 'The answer to a form.' })
export class Submission {
  @Field(() => UuidScalar, { description: 'The one that was sent.' })
  submissionId: string;

  @Field(() => String, { description: "'success': the lead is stored, and with it the mails that it owes." })
  msg: string;
}

@ObjectType({ description: 'A photo that came with a lead.' })
export class LeadPhoto {
  @Field(() => String, { description: 'Its name, as the upload gave it.' })
  fileName: string;

  @Field(() => String, { description: 'Where to see it; the address is signed and ends after a day.' })
  url: string;
}

@ObjectType('Lead', { description: 'What a visitor sent.' })
export class LeadType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => UuidScalar, { description: "The id that the visitor's client gave it." })
  submissionId: string;

  @Field(() => String, { description: "Which form it came from, such as 'Get a Qoute'." })
  formType: string;

  @Field(() => String, { description: "The visitor's address." })
  email: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was stored.' })
  submittedAt: Date;

  @Field(() => GraphQLJSONObject, { description: "What was sent, by the form's field names." })
  fields: LeadFields;

  @Field(() => [LeadPhoto], { description: 'Its photos, in the order in which they were sent.' })
  photos: LeadPhoto[];

  @Field(() => Boolean, {
    description: "Whether it looks like a program's; such a lead is kept and owes no mail.",
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
  @Field(() => [LeadEdge], { description: 'The leads with their places.' })
  edges: LeadEdge[];

  @Field(() => [LeadType], { description: 'The leads.' })
  nodes: LeadType[];

  @Field(() => PageInfo, { description: 'Where this page ends.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many there are in all, of the form asked for.' })
  totalCount: number;
}
