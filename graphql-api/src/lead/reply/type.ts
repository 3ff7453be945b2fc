import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ValuesOf } from '../../../../rules/field/field.ts';
import { texts } from '../../../../rules/field/list.ts';
import { integer } from '../../../../rules/field/number.ts';
import { optional } from '../../../../rules/field/optional.ts';
import { day, text, uuid } from '../../../../rules/field/text.ts';
import { PictureType } from '../../picture/type.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { createInput } from '../../platform/validation/input.ts';
import { LeadMail } from '../mails/type.ts';

/** The parts of a reply that an admin writes. */
@ObjectType()
class Written {
  @Field(() => String, { nullable: true, description: 'The subject; null for that of the acknowledgement.' })
  subject: string | null;

  @Field(() => String, { description: 'The text, without the signature of the business.' })
  text: string;

  @Field(() => [PictureType], { complexity: listOf(2), description: 'The attached pictures.' })
  pictures: PictureType[];
}

@ObjectType('LeadReply', { description: 'A reply of an admin to a lead.' })
export class LeadReplyType extends Written {
  @Field(() => ID, { description: 'The id of the reply and of its mail.' })
  reply_id: string;

  @Field(() => String, { description: 'The email address of the admin who wrote it.' })
  writtenBy: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which it was written.' })
  writtenAt: Date;

  @Field(() => LeadMail, { nullable: true, description: 'The mail with its state.' })
  mail: LeadMail | null;
}

@ObjectType('LeadDraft', { description: 'The unsent reply and note of the caller for a lead.' })
export class LeadDraftType extends Written {
  @Field(() => String, { description: 'The text of the note.' })
  note: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which it was saved.' })
  savedAt: Date;
}

const MAX_PICTURES = 6;

const writtenFields = {
  subject: optional(text('Subject', 200)),
  pictures: optional(texts('Pictures', 200, { maxItems: MAX_PICTURES })),
};

const writtenDescriptions = {
  subject: 'The subject; if omitted, that of the acknowledgement.',
  pictures: 'The `src` of each picture to attach, at most 6.',
};

const replyFields = {
  ...writtenFields,
  reply_id: uuid('Reply id'),
  text: text('Reply', 10_000, { multiline: true }),
  followUpOn: optional(day('Follow-up date')),
  undoSeconds: optional(integer('Seconds', { min: 0 })),
};

export type LeadReplyInput = ValuesOf<typeof replyFields>;

export const LeadReplyInput = createInput('LeadReplyInput', {
  description: 'A reply to a lead.',
  fields: replyFields,
  descriptions: {
    ...writtenDescriptions,
    reply_id: 'The client creates one id for each reply. A repeated reply is not sent again.',
    text: 'The text. The server appends the signature of the business.',
    followUpOn: 'The day on which the daily mail reminds of the lead; if omitted, the date does not change.',
    undoSeconds:
      'The mail waits for so many seconds, at most 60, in which `undoReply` withdraws it. If omitted, it does not wait.',
  },
});

const draftFields = {
  ...writtenFields,
  text: optional(text('Reply', 10_000, { multiline: true, trim: false })),
  note: optional(text('Note', 5_000, { multiline: true, trim: false })),
};

export type LeadDraftInput = ValuesOf<typeof draftFields>;

export const LeadDraftInput = createInput('LeadDraftInput', {
  description: 'The unsent reply and note for a lead. A draft without texts and pictures is deleted.',
  fields: draftFields,
  descriptions: { ...writtenDescriptions, text: 'The text of the reply.', note: 'The text of the note.' },
});
