import { GraphQLJSONObject } from 'graphql-scalars';
import { createConnection } from '../../platform/graphql/connection.ts';
import { createEnum, createType, field } from '../../platform/graphql/type.ts';
import { IdArg } from '../../platform/validation/args.ts';
import { formTypeDescription } from './form-types.ts';
import type { LeadBox, LeadFields, LeadState } from './lead.entity.ts';

/** The argument that names a lead. */
export const LeadId = () => IdArg('id', 'The `id` of the lead.');

const sourcePart = (description: string) =>
  field.orNull(field.text(`${description}; null if it is unknown.`));

const LeadSourceType = createType('LeadSource', 'The source of the visit during which the form was sent.', {
  page: sourcePart('The path of the first page of the visit'),
  site: sourcePart('The host name of the site that linked to the first page'),
  utm_source: sourcePart('The parameter `utm_source` of the first page'),
  utm_medium: sourcePart('The parameter `utm_medium` of the first page'),
  utm_campaign: sourcePart('The parameter `utm_campaign` of the first page'),
  utm_term: sourcePart('The parameter `utm_term` of the first page'),
  utm_content: sourcePart('The parameter `utm_content` of the first page'),
});

export const LeadStateEnum = createEnum<LeadState>('LeadState', 'The state of a lead.', {
  new: 'Not answered yet.',
  answered: 'Answered; the outcome is open.',
  done: 'Done, without an outcome.',
  won: 'It became a job.',
  lost: 'It did not become a job.',
  spam: 'Marked as spam, by the spam check or by an admin. No mail is sent.',
});

export const LeadBoxEnum = createEnum<LeadBox>(
  'LeadBox',
  'A list of the inbox. A conversation is in one of them, by its newest lead.',
  {
    new: 'Not answered yet, or the client has written since the answer.',
    waiting: 'Answered; the person has not written again.',
    follow_up: 'It has a `followUpOn`; the day that comes first is listed first.',
    done: 'Done, won or lost.',
    any: 'In any list except SPAM.',
    spam: 'Leads that are marked as spam, each on its own.',
  },
);

export const Submission = createType('Submission', 'The result of a form.', {
  submissionId: field.uuid('The `submissionId` of the input.'),
  msg: field.text("'success': the lead is stored and its mails are queued."),
});
export type Submission = InstanceType<typeof Submission>;

const LeadPhoto = createType('LeadPhoto', 'A photo of a lead.', {
  fileName: field.text('The file name that `uploadQuotePhotos` returned.'),
  url: field.text('The signed path of the photo. It expires after a day.'),
  thumbnail: field.text('The path of a small version, 320 pixels wide.'),
});

export const LeadAnswer = createType('LeadAnswer', 'An answer of a form, formatted for display.', {
  name: field.text("The name of the form's field, such as 'listPrice'."),
  label: field.text("The label of the form's field, such as 'Estimated list price'."),
  value: field.text("The formatted value, such as '$1,150,000' or '905-555-0199'."),
});
export type LeadAnswer = InstanceType<typeof LeadAnswer>;

export const LeadType = createType('Lead', 'A form that a visitor sent.', {
  id: field.id('The id of the lead.'),
  submissionId: field.uuid("The id that the visitor's client gave the submission."),
  replaces: field.orNull(
    field.uuid('The `submissionId` of the version that this lead corrects; null if it corrects none.'),
  ),
  formType: field.text(formTypeDescription),
  email: field.orNull(field.text("The visitor's email address; null if none was entered.")),
  submittedAt: field.time('The time at which the server stored the lead.'),
  fields: field.of<LeadFields>(GraphQLJSONObject, "The values that were sent, by the form's field names."),
  answers: field.list(
    () => LeadAnswer,
    'The values of `fields`, formatted, in the order of the form, without the photos.',
    12,
  ),
  source: field.orNull(
    field.object(
      () => LeadSourceType,
      'The source of the visit during which the form was sent; null if the client did not send it.',
    ),
  ),
  photos: field.list(() => LeadPhoto, 'The photos, in the order in which they were sent.', 3),
  state: field.oneOf(LeadStateEnum, 'The state of the lead.'),
  isUnread: field.flag('True until an admin marks it as read, or answers it.'),
  activeAt: field.time(
    'The time of the form or of the newest mail of the client, which orders the lists of the inbox.',
  ),
  awaitsReply: field.flag('True if the client has written by mail since the last answer.'),
  followUpOn: field.orNull(field.day('The day on which the daily mail reminds of it; null without one.')),
});
export type LeadType = InstanceType<typeof LeadType>;

export const LeadConnection = createConnection('Lead', 'A page of leads, newest first.', () => LeadType);
export type LeadConnection = InstanceType<typeof LeadConnection>;

export const LeadNoteType = createType('LeadNote', 'A note that an admin added to a lead.', {
  note_id: field.int('The id of the note. Newer notes have higher ids.'),
  text: field.text('The text of the note.'),
  writtenBy: field.text('The email address of the admin who wrote it.'),
  writtenAt: field.time('The time at which it was written.'),
});
export type LeadNoteType = InstanceType<typeof LeadNoteType>;

export const DeletedLeadNote = createType('DeletedLeadNote', 'The result of `deleteLeadNote`.', {
  note_id: field.int('The id of the deleted note.'),
});
export type DeletedLeadNote = InstanceType<typeof DeletedLeadNote>;
