import {
  type LeadDraftValues,
  leadDraftFields,
  type ReplyValues,
  replyFields,
} from '../../../../rules/form/reply.ts';
import { PictureType } from '../../picture/type.ts';
import { createType, field } from '../../platform/graphql/type.ts';
import { createInput } from '../../platform/validation/input.ts';
import { LeadMail } from '../mails/type.ts';

/** The parts of a reply that an admin writes. */
const written = {
  subject: field.orNull(field.text('The subject; null for that of the acknowledgement.')),
  text: field.text('The text, without the signatures of the admin and of the business.'),
  pictures: field.list(() => PictureType, 'The attached pictures.', 2),
};

export const LeadReplyType = createType('LeadReply', 'A reply of an admin to a lead.', {
  ...written,
  signature: field.text('The signature of the admin, which the mail has below the text; empty for none.'),
  reply_id: field.id('The id of the reply and of its mail.'),
  writtenBy: field.text('The email address of the admin who wrote it.'),
  writtenAt: field.time('The time at which it was written.'),
  sendAt: field.orNull(field.time('The time for which it was scheduled; null: it was sent at once.')),
  mail: field.orNull(field.object(() => LeadMail, 'The mail with its state.')),
  bounce: field.orNull(
    field.text('The words of a mail server that could not deliver the sent mail; null without.'),
  ),
});
export type LeadReplyType = InstanceType<typeof LeadReplyType>;

export const LeadDraftType = createType('LeadDraft', 'The unsent reply and note of the caller for a lead.', {
  ...written,
  note: field.text('The text of the note.'),
  sendAt: field.orNull(
    field.time(
      'The time for which the withdrawn reply was scheduled; null without one. Nothing is sent then.',
    ),
  ),
  savedAt: field.time('The time at which it was saved.'),
});
export type LeadDraftType = InstanceType<typeof LeadDraftType>;

const writtenDescriptions = {
  subject: 'The subject; if omitted, that of the acknowledgement.',
  pictures: 'The `src` of each picture to attach, at most 6.',
};

export type LeadReplyInput = ReplyValues;

export const LeadReplyInput = createInput('LeadReplyInput', 'A reply to a lead.', replyFields, {
  ...writtenDescriptions,
  reply_id:
    'The client creates one id for each reply. A repeated reply is not sent again; a changed one has a new id.',
  replaces:
    'The ids of earlier replies that this one replaces, such as those whose response was lost. They are withdrawn; BAD_USER_INPUT for this field if one is sent already.',
  text: 'The text. The server appends the signatures of the caller and of the business.',
  followUpOn: 'The day on which the daily mail reminds of the lead; if omitted, the date does not change.',
  undoSeconds:
    'The mail waits for so many seconds, at most 60, in which `undoReply` withdraws it. If omitted, it does not wait.',
});

export type LeadDraftInput = LeadDraftValues;

export const LeadDraftInput = createInput(
  'LeadDraftInput',
  'The unsent reply and note for a lead. A draft without texts and pictures is deleted.',
  leadDraftFields,
  { ...writtenDescriptions, text: 'The text of the reply.', note: 'The text of the note.' },
);
