import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ValuesOf } from '../../../../rules/field/field.ts';
import { optional } from '../../../../rules/field/optional.ts';
import { day, text, uuid } from '../../../../rules/field/text.ts';
import { createInput } from '../../platform/validation/input.ts';
import { LeadMail } from '../mails/type.ts';

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

const fields = {
  reply_id: uuid('Reply id'),
  text: text('Reply', 10_000, { multiline: true }),
  followUpOn: optional(day('Follow-up date')),
};

export type LeadReplyInput = ValuesOf<typeof fields>;

export const LeadReplyInput = createInput('LeadReplyInput', {
  description: 'A reply to a lead.',
  fields,
  descriptions: {
    reply_id: 'The client creates one id for each reply. A repeated reply is not sent again.',
    text: 'The text. The server appends the signature of the business.',
    followUpOn: 'The day on which the daily mail reminds of the lead; if omitted, the date does not change.',
  },
});
