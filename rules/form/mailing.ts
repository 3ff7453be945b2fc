import { shownAs, withTokens } from '../field/descriptor.ts';
import type { ValuesOf } from '../field/field.ts';
import { list } from '../field/list.ts';
import { flag, integer } from '../field/number.ts';
import { optional } from '../field/optional.ts';
import { choice, text } from '../field/text.ts';

/** The number of articles and projects in a newsletter. */
export const MAX_MAILED_ITEMS = 4;

export const mailedItemFields = {
  kind: choice('Kind', ['article', 'project']),
  number: integer('Number', { min: 1 }),
};

/** A newsletter that an admin writes; a draft may be incomplete. */
export const mailingFields = {
  subject: withTokens(optional(text('Subject', 200))),
  intro: withTokens(optional(text('Introduction', 10_000, { multiline: true, trim: false }))),
  items: optional(list('Articles and projects', mailedItemFields, MAX_MAILED_ITEMS)),
  segment: optional(text('Segment', 200)),
  countsClicks: shownAs(optional(flag('Count clicks')), {
    hint: 'Links go through this site, which counts how often each is opened, but not by whom. Opens are not tracked.',
  }),
};

export type MailingValues = ValuesOf<typeof mailingFields>;
