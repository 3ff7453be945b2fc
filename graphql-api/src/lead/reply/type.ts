import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLUUID } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LeadMail } from '../../mail/type.ts';
import { Rule } from '../../validation/rule.ts';

@ObjectType('LeadReply', { description: 'A reply of an admin to a lead.' })
export class LeadReplyType {
  @Field(() => ID, { description: 'The id of the reply and of its mail.' })
  reply_id: string;

  @Field(() => String, { description: 'The text, without the signature of the business.' })
  text: string;

  @Field(() => String, { description: 'The email address of the admin who wrote it.' })
  writtenBy: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which it was written.' })
  writtenAt: Date;

  @Field(() => LeadMail, { nullable: true, description: 'The mail with its state.' })
  mail: LeadMail | null;
}

@InputType({ description: 'A reply to a lead.' })
export class LeadReplyInput {
  @Rule({
    label: 'Reply id',
    description: 'The client creates one id for each reply. A repeated reply is not sent again.',
    type: () => GraphQLUUID,
    format: 'uuid',
  })
  reply_id: string;

  @Rule({
    label: 'Reply',
    description: 'The text. The server appends the signature of the business.',
    maxLength: 10_000,
    multiline: true,
  })
  text: string;

  @Rule({
    label: 'Follow-up date',
    description: 'The day on which the daily mail reminds of the lead; if omitted, the date does not change.',
    type: () => GraphQLLocalDate,
    format: 'date',
    nullable: true,
  })
  followUpOn?: string;
}
