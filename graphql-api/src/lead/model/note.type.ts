import * as field from '../../platform/graphql/field.ts';
import { createType } from '../../platform/graphql/type.ts';

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
