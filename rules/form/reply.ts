import type { ValuesOf } from '../field/field.ts';
import { texts } from '../field/list.ts';
import { integer } from '../field/number.ts';
import { optional } from '../field/optional.ts';
import { day, text, uuid } from '../field/text.ts';
import { MAX_REPLACED } from './submission.ts';

/** The number of pictures of a reply. */
export const MAX_REPLY_PICTURES = 6;

const writtenFields = {
  subject: optional(text('Subject', 200)),
  pictures: optional(texts('Pictures', 200, { maxItems: MAX_REPLY_PICTURES })),
};

/** A reply to a lead. */
export const replyFields = {
  ...writtenFields,
  reply_id: uuid('Reply id'),
  replaces: optional(texts('Replaced ids', 36, { maxItems: MAX_REPLACED })),
  text: text('Reply', 10_000, { multiline: true }),
  followUpOn: optional(day('Follow-up date')),
  undoSeconds: optional(integer('Seconds', { min: 0 })),
};

/** The unsent reply and note for a lead. */
export const leadDraftFields = {
  ...writtenFields,
  text: optional(text('Reply', 10_000, { multiline: true, trim: false })),
  note: optional(text('Note', 5_000, { multiline: true, trim: false })),
};

/** A note for the admins. */
export const leadNote = text('A note', 5_000, { multiline: true });

export type ReplyValues = ValuesOf<typeof replyFields>;
export type LeadDraftValues = ValuesOf<typeof leadDraftFields>;
